import type { Line } from "../../table/log";

/** How many lines of chat came since somebody last looked. */
export function unread(lines: () => Line[], isLooking: () => boolean): { readonly count: number } {
  const said = $derived(lines().filter((line) => line.kind === "chat").length);
  let seen = $state(0);
  let isNew = true;
  $effect(() => {
    if (isLooking() || (isNew && lines().length)) {
      seen = said;
      isNew = false;
    }
  });
  return {
    get count() {
      return Math.max(0, said - seen);
    },
  };
}
