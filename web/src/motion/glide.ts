import { isCalm } from "../settings.svelte";

/** Where something is in its space, in pixels, and how wide it is there. */
interface Place {
  left: number;
  top: number;
  width: number;
  /** Another space is another layout: nothing moves then. */
  space: string;
}

const DURATION = 200; // milliseconds
const EASING = "cubic-bezier(0.33, 1, 0.68, 1)";

const moveFrom = (old: Place, now: Place): string =>
  `translate(${old.left - now.left}px, ${old.top - now.top}px) scale(${old.width / now.width})`;

/** Svelte action: something that is positioned by numbers moves to its new place. Unlike `animate:flip`, it measures nothing. */
export function glide(node: HTMLElement, place: Place) {
  return {
    update(next: Place) {
      const [old, now] = [place, (place = next)];
      if (old.space !== now.space || isCalm()) return;
      if (old.left === now.left && old.top === now.top && old.width === now.width) return;
      const transform = [moveFrom(old, now), "none"];
      node.animate(
        { transform, transformOrigin: ["0 0", "0 0"] },
        { duration: DURATION, easing: EASING, composite: "add" },
      );
    },
  };
}
