/** A rectangle on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** What should stay visible, and how much it matters. */
export interface Kept {
  box: Box;
  weight: number;
}

const GAP = 8; // pixels

/** The smallest box around others. */
export function around(boxes: Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((each) => each.left));
  const top = Math.min(...boxes.map((each) => each.top));
  const right = Math.max(...boxes.map((each) => each.left + each.width));
  const bottom = Math.max(...boxes.map((each) => each.top + each.height));
  return { left, top, width: right - left, height: bottom - top };
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

export interface Place {
  left: number;
  top: number;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Where a bubble goes: below or above what it speaks about, or to an edge of the screen, wherever it hides least. */
export function placeBubble(bubble: Box, lit: Box | null, kept: Kept[], screen: Box): Place {
  const tops = [screen.top + GAP, screen.top + screen.height - bubble.height - GAP];
  const lefts = [screen.left + GAP, screen.left + screen.width - bubble.width - GAP];
  const middle = lit ? lit.left + lit.width / 2 : screen.left + screen.width / 2;
  const beside = lit ? [lit.top + lit.height + GAP, lit.top - bubble.height - GAP] : [];
  const isInside = (top: number) => top >= tops[0]! && top <= tops[1]!;
  const across = [within(middle - bubble.width / 2, lefts[0]!, lefts[1]!), ...lefts];
  const places = across.flatMap((left) => [...beside.filter(isInside), ...tops].map((top) => ({ left, top })));
  const hidden = (place: Place) =>
    kept.reduce((sum, { box, weight }) => sum + weight * overlap({ ...bubble, ...place }, box), 0);
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}
