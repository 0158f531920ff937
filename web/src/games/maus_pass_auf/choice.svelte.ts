import type { MausView } from "../../messages";
import { isMyTurn } from "../../table/scene";
import { Interaction } from "../interaction.svelte";
import { TURN } from "./moves";
import { isShared } from "./view";

const GUARD = 250; // milliseconds in which a second tap still comes from the same player

/** There is nothing to choose, only a card to turn up. */
export class Choice extends Interaction<MausView> {
  private owner: number | null = null;
  /** When another player at this device got the turn, in milliseconds since 1970. */
  private handedOver = 0;

  /** The seat whose stack is the large one. */
  get seat(): number {
    const { view, stage } = this.scene;
    return view.turn ?? (stage ? this.owner : null) ?? view.viewer ?? 0; // in a scene it is nobody's turn
  }

  reset(): void {}

  override renew(): void {
    if (isShared(this.scene) && this.seat !== this.owner) this.handedOver = Date.now();
    this.owner = this.seat;
  }

  tap(): void {
    if (isMyTurn(this.scene) && !this.isBusy && Date.now() - this.handedOver >= GUARD) this.send(TURN);
  }
}
