/** Whether the focused element is gone, disabled or behind something. */
const isLost = (): boolean => document.activeElement?.matches("body, :disabled, [inert] *") ?? true;

/** The focus was moved to the main content once; the browser no longer decides where it starts. */
let isMoved = false;

/** Move the focus to the main content, so that screen readers start there. */
export function focusMain(): void {
  isMoved = true;
  const main = document.getElementById("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus({ preventScroll: true });
}

/** Attachment of a main content that takes the place of another one, which may have had the focus. */
export function takeOverFocus(): void {
  if (isMoved && isLost()) focusMain();
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
