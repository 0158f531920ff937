import type { BluesView } from "../../messages";

/** Bids matter until the row is paid. */
export const hasBids = ({ phase }: BluesView): boolean => phase === "auction" || phase === "paying";
