import type { BluesView } from "../../messages";

/** Many plates leave less room for everything else. */
export const isCrowded = ({ players }: BluesView): boolean => players > 4;

/** Bids matter until the row is paid. */
export const hasBids = ({ phase }: BluesView): boolean => phase === "auction" || phase === "paying";
