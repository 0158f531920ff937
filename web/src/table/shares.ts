import { hexOf } from "../fair/sha256";
import {
  raiseAlarm,
  allReceipts,
  dropShares,
  forgetOldest,
  unsaved,
  isSame,
  saveReceipt,
  saveShare,
  receiptOf,
  keyOf,
  oldReceipts,
  shareBehind,
  shareCommitment,
  type Alarm,
  type DealId,
  type First,
} from "../fair/receipt";

export function newShare(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

/** A deal begins here. An alarm means that it gets no share. */
export function meet(id: DealId, commitment: string, first?: First): Alarm | null {
  const known = receiptOf(id);
  if (known?.commitment === commitment) return null;
  if (known) return raiseAlarm({ ...id, kind: "changed", commitment, before: known });
  const before = allReceipts().find((deal) => deal.commitment === commitment);
  if (before) return raiseAlarm({ ...id, kind: "repeated", commitment, before });
  const old = oldReceipts().find((deal) => deal.commitment === commitment);
  if (old) return raiseAlarm({ ...id, kind: "repeated", commitment, before: null });
  const began = first === undefined ? {} : { first };
  saveReceipt({ ...id, commitment, own: {}, listed: null, dealt: false, at: Date.now(), ...began });
  forgetOldest();
  return null;
}

/** The share of a seat in a deal that was met: the same in every tab and after a reload, and never the same in another deal. */
export function shareFor(id: DealId, seat: number): string {
  const deal = receiptOf(id)!;
  const share = (deal.own[seat] ??= unsaved.get(keyOf(id))?.own[seat] ?? newShare());
  saveReceipt(deal);
  saveShare(id, shareCommitment(id, seat, share), share);
  return share;
}

/** The list is fixed. Two tabs may each have made a share at the same moment: the one that is on the list is kept. */
export function fixList(id: DealId, listed: (string | null)[]): Alarm | null {
  const mine = unsaved.get(keyOf(id));
  const deal = receiptOf(id);
  if (!deal) return null;
  if (deal.listed && !isSame(deal.listed, listed))
    return raiseAlarm({ ...id, kind: "relisted", commitment: deal.commitment, before: deal });
  deal.listed = listed;
  listed.forEach((commitment, seat) => {
    const tried = mine?.own[seat];
    const isMine = tried !== undefined && shareCommitment(id, seat, tried) === commitment;
    const share = commitment && (isMine ? tried : shareBehind(commitment));
    if (share) deal.own[seat] = share;
  });
  saveReceipt(deal);
  return null;
}

/** An attempt is void only if seats on the list have not revealed their shares, and the next one is made without them. */
export function restart(
  id: DealId,
  next: DealId,
  commitment: string,
  missing: number[],
  sharers: number[],
): Alarm | null {
  const before = receiptOf(id);
  const listed = (before?.listed ?? []).flatMap((each, seat) => (each === null ? [] : [seat]));
  const isFounded = missing.length > 0 && missing.every((seat) => listed.includes(seat));
  const others = listed.filter((seat) => !missing.includes(seat));
  if (isFounded && next.attempt === id.attempt + 1 && isSame(sharers, others))
    return meet(next, commitment, before?.first);
  return raiseAlarm({ ...next, kind: "unfounded", commitment, before });
}

/** The cards are there: these must be the shares on the list. */
export function show(id: DealId, shares: (string | null)[]): Alarm | null {
  const deal = receiptOf(id);
  if (!deal) return null;
  deal.dealt = true;
  dropShares(id);
  saveReceipt(deal);
  const opened = shares.map((share, seat) => share && shareCommitment(id, seat, share));
  if (isSame(opened, deal.listed)) return null;
  return raiseAlarm({ ...id, kind: "unlisted", commitment: deal.commitment, before: deal });
}
