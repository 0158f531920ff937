import { counts, receiptOf, shareCommitment, type Alarm, type DealId } from "../fair/receipt";
import type { AnyTableEvent, CommitShare, DealRestarted, GameBegan, Share } from "../messages";
import { fixList, meet, restart, shareFor, show } from "./shares";

const SCHEMES = [2, 3];
/** The cards of a lesson are always the same; nobody is asked for a share. */
export const LESSON_SCHEME = 0;
type DealRequest = Omit<CommitShare, "id"> | Omit<Share, "id">;

/** This browser’s part in the deals of one table: every own seat adds a share, so that nobody chooses the cards. */
export class DealParticipant {
  /** The deal that is being made or was made last. */
  id: DealId | null = null;
  /** The number of the last entry that was followed: several seats of this device receive the same event. */
  private followed = 0;
  private sharers: number[] = [];
  private isTrusted = false;
  private sent = new Set<string>();

  constructor(private readonly table: string) {}

  /** What the server has done that no honest one does, if anything. */
  follow(happened: AnyTableEvent[]): Alarm | null {
    const fresh = happened.filter(({ number }) => number > this.followed);
    this.followed = Math.max(this.followed, ...fresh.map(({ number }) => number));
    let raised: Alarm | null = null;
    for (const each of fresh) {
      const alarm = this.note(each);
      if (alarm) [raised, this.isTrusted] = [alarm, false];
    }
    return raised;
  }

  private note(each: AnyTableEvent): Alarm | null {
    if (each.what === "began") return this.begin(each);
    if (!this.id) return null;
    if (each.what === "restarted") return this.restart(each);
    if (each.what === "shares-listed" && this.isTrusted) return fixList(this.id, each.commitments);
    if (each.what === "dealt" && this.isTrusted) return show(this.id, each.shares);
    return null;
  }

  private begin({ game: number, commitment, sharers, scheme, first }: GameBegan): Alarm | null {
    this.id = { table: this.table, number, attempt: 1 };
    this.sharers = sharers;
    this.isTrusted = SCHEMES.includes(scheme);
    return this.isTrusted ? meet(this.id, commitment, first ?? "lot") : null;
  }

  /** Whoever has raised an alarm stays out of this game’s deal. */
  private restart({ attempt, commitment, missing, sharers }: DealRestarted): Alarm | null {
    const before = this.id!;
    this.id = { ...before, attempt };
    this.sharers = sharers;
    return this.isTrusted ? restart(before, this.id, commitment, missing, sharers) : null;
  }

  /** What is to be sent now for these seats: first what they commit to, and the shares only once everybody’s commitments are fixed. */
  due(seats: number[]): DealRequest[] {
    const { id } = this;
    const deal = id && this.isTrusted ? receiptOf(id) : null;
    if (!id || !deal) return [];
    const { number: game, attempt } = id;
    const requests = seats.flatMap((seat): DealRequest[] => {
      if (deal.listed)
        return counts(deal, seat) ? [{ type: "share", seat, game, attempt, share: deal.own[seat]! }] : [];
      if (!this.sharers.includes(seat)) return [];
      return [{ type: "commit-share", seat, game, attempt, commitment: shareCommitment(id, seat, shareFor(id, seat)) }];
    });
    return requests.filter((request) => this.isNew(`${game} ${attempt} ${request.type} ${request.seat}`));
  }

  private isNew(what: string): boolean {
    if (this.sent.has(what)) return false;
    this.sent.add(what);
    return true;
  }
}
