/** So many steps on, onto the grid of steps, within the bounds; what isn't a number becomes the least. */
export function stepped(value: number, steps: number, step: number, least: number, most: number): number {
  if (!Number.isFinite(value)) return least;
  const onGrid = steps > 0 ? Math.floor(value / step) : Math.ceil(value / step);
  const next = steps === 0 ? value : (onGrid + steps) * step;
  return Math.min(most, Math.max(least, next));
}
