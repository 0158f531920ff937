import { untrack } from "svelte";
import type { AnyEvent, AnyView } from "../messages";
import { animateEvents, type Flight } from "../motion/flights.svelte";
import { complain, notify } from "../notices.svelte";
import { play, type Sound } from "../sound/sound";
import type { Scene } from "../table/scene";

/** What the viewer is putting together on a board: built by taps, sent by the main action, forgotten with the next decision. */
export abstract class Interaction<V extends AnyView = AnyView> {
  constructor(private readonly look: () => Scene<V>) {}

  get scene(): Scene<V> {
    return this.look();
  }

  /** Something is on its way, or about to be: nothing else can be chosen. */
  get isBusy(): boolean {
    return this.scene.sending !== null;
  }

  /** Forget what is chosen. */
  abstract reset(): void;

  /** A new decision has begun. */
  renew(): void {
    this.reset();
  }

  /** Take back what isn’t sent. */
  undo(): void {
    if (this.scene.sending === null) this.reset();
  }

  send(move: string): void {
    this.scene.send(move).catch((trouble) => {
      this.refused();
      complain(trouble);
    });
  }

  /** Show why a move is not legal. */
  explain(move: string): void {
    this.scene.why(move).then((reason) => reason && notify(reason), complain);
  }

  /** Give a standing order for this auction; null revokes it. */
  giveOrder(order: string | null): void {
    this.scene.setOrder(order).then(() => this.reset(), complain);
  }

  /** The server did not accept a move: what was chosen stays, so that it can be sent again. */
  protected refused(): void {}

  /** Events were seen and heard. */
  eventsShown(): void {}
}

/** How the events of a game look and sound: its `events.ts`. */
interface BoardEvents<V extends AnyView, E extends AnyEvent, C extends Interaction<V>> {
  /** The flights of an event; the scene is the one after all events. */
  flightsOf(event: E, scene: Scene<V>, choice: C): Flight[];
  soundsOf(events: E[]): Sound[];
}

/** Let a board follow its scene: every decision renews the choice, every event is seen and heard. A board calls it while it is initialised. */
export function followScene<V extends AnyView, E extends AnyEvent, C extends Interaction<V>>(
  choice: C,
  { flightsOf, soundsOf }: BoardEvents<V, E, C>,
  events: () => E[] = () => (choice.scene.fresh ?? choice.scene.events) as E[],
): void {
  // not every update is a new decision; one behind a scene begins when the scene is over
  const decision = $derived(`${choice.scene.ply} ${!choice.scene.stage}`);
  $effect.pre(() => {
    void decision;
    untrack(() => choice.renew());
  });
  animateEvents(
    events,
    (event) => flightsOf(event, choice.scene, choice),
    (shown) => {
      choice.eventsShown();
      soundsOf(shown).forEach((sound) => void play(sound));
    },
  );
}

/** Send a move that needs no choice. */
export function sendMove(scene: Scene, move: string): void {
  scene.send(move).catch(complain);
}
