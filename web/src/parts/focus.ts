/** Whether what had the focus is gone, or about to lose it because it can't be pressed any more. */
const isLost = (): boolean => document.activeElement?.matches("body, :disabled") ?? true;

/** A screen is read out from its beginning. */
export function focusMain(): void {
  const main = document.getElementById("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus({ preventScroll: true });
}

/** For a board: whoever plays by keyboard keeps a place there; what to do now gets the focus when the control that had it goes. */
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
