/** Whether the focused element is gone or disabled. */
const isLost = (): boolean => document.activeElement?.matches("body, :disabled") ?? true;

/** Move the focus to the main content, so that screen readers start there. */
export function focusMain(): void {
  const main = document.getElementById("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus({ preventScroll: true });
}

/** Keep the keyboard focus on a board: if the focused control disappears, focus the prompt. */
export function keepFocus(board: HTMLElement): () => void {
  if (isLost()) focusMain();
  let wasHere = false;
  const note = () => (wasHere = true);
  const changes = new MutationObserver(() => {
    if (wasHere && isLost()) board.querySelector<HTMLElement>("[data-refuge]")?.focus({ preventScroll: true });
  });
  board.addEventListener("focusin", note);
  changes.observe(board, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    board.removeEventListener("focusin", note);
    changes.disconnect();
  };
}
