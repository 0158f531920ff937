/** Places on the board that things travel between, by name: "deck", "row-2", "seat-3", "hand". */
const spots = new Map<string, HTMLElement>();

/** Svelte action: `use:spot={"seat-2"}`. */
export function spot(node: HTMLElement, name: string) {
  spots.set(name, node);
  const forget = () => spots.get(name) === node && spots.delete(name);
  return {
    update(next: string) {
      forget();
      name = next;
      spots.set(name, node);
    },
    destroy: forget,
  };
}

export function measure(): Map<string, DOMRect> {
  return new Map(Array.from(spots, ([name, node]) => [name, node.getBoundingClientRect()]));
}
