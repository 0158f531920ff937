import type { Sorting } from "./sorting";

const KEY = "katzentisch-mau_mau-sorting";

function kept(): Sorting {
  try {
    return localStorage.getItem(KEY) === "face" ? "face" : "colour";
  } catch {
    return "colour";
  }
}

let sorting = $state<Sorting>(kept());

/** How this device likes the hand sorted. */
export const taste = (): Sorting => sorting;

export function sortBy(wish: Sorting): void {
  sorting = wish;
  try {
    localStorage.setItem(KEY, wish);
  } catch {
    // A browser without storage forgets it with the tab.
  }
}
