import type { Presentation } from "./presentation.svelte";

const GRACE = 250; // milliseconds after a key moment in which a tap or key was still meant for it
const IGNORED = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock"]);
const ELSEWHERE = "dialog, input, textarea, select";

/**
 * Attachment around a board: while a key moment is shown, a tap or a key ends it and does nothing else. What began
 * during the moment or just after it doesn't reach the board either: the turn behind it can't be hit by accident.
 */
export function guardTaps(presentation: Presentation): (node: HTMLElement) => () => void {
  return (node) => {
    const guard = new TapGuard(presentation, node);
    const listeners: [EventTarget, string, (event: never) => void][] = [
      [node, "pointerdown", () => guard.begin()],
      [node, "click", (event: MouseEvent) => guard.tap(event)],
      [document, "keydown", (event: KeyboardEvent) => guard.press(event)],
      [document, "keyup", (event: KeyboardEvent) => guard.release(event)],
    ];
    for (const [target, name, listen] of listeners) target.addEventListener(name, listen as EventListener, true);
    return () => {
      for (const [target, name, listen] of listeners) target.removeEventListener(name, listen as EventListener, true);
    };
  };
}

class TapGuard {
  /** The tap or key in progress was meant for a key moment. */
  private isMeant = false;

  constructor(
    private readonly presentation: Presentation,
    private readonly node: HTMLElement,
  ) {}

  begin(): void {
    this.isMeant = this.isGuarded;
  }

  tap(event: MouseEvent): void {
    const isOwn = !(event.target as Element).closest(ELSEWHERE);
    if (isOwn && (this.isMeant || this.isGuarded)) this.take(event);
    this.isMeant = false;
  }

  press(event: KeyboardEvent): void {
    if (IGNORED.has(event.key) || event.ctrlKey || event.metaKey || event.altKey || !this.isOwn(event)) return;
    this.isMeant = this.isGuarded || (event.repeat && this.isMeant);
    if (this.isMeant) this.take(event);
  }

  /** A button is pressed when the space key comes up. */
  release(event: KeyboardEvent): void {
    if (this.isMeant && this.isOwn(event)) event.preventDefault();
    this.isMeant = false;
  }

  private get isGuarded(): boolean {
    const { stage, endedAt } = this.presentation;
    return stage !== null || Date.now() - endedAt < GRACE;
  }

  /** Whether a key is pressed on the board, or on nothing in particular. */
  private isOwn({ target }: KeyboardEvent): boolean {
    const at = target as Element;
    return at.contains(this.node) || (this.node.contains(at) && !at.closest(ELSEWHERE));
  }

  private take(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
    if (this.presentation.stage) this.presentation.skip();
  }
}
