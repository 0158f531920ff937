import { expect, test } from "vitest";
import type { MausView } from "../../messages";
import { huntSize, layOutPile } from "./view";

const view = (pile: string[], hunt: Partial<MausView["hunt"]> = null) =>
  ({ pile, pile_size: pile.length + 4, hunt: hunt && { hunter: 1, owner: 0, ...hunt } }) as MausView;

test("a heap lies in one place, the last card on top", () => {
  const heap = layOutPile(view(["K", "K", "C"]));
  expect(heap.map(({ offset, isTop }) => [offset, isTop])).toEqual([
    [-0, false],
    [-0, false],
    [-0, true],
  ]);
});

test("the cards of a hunt lie side by side around the middle, the others under the mouse", () => {
  const hunt = view(["K", "3", "K", "K"], { paws: 3, tries: 1 });
  expect(huntSize(hunt)).toBe(3);
  expect(layOutPile(hunt).map(({ offset }) => offset)).toEqual([-1, -1, 0, 1]);
});

test("a card keeps its key while others come on top", () => {
  const before = layOutPile({ ...view(["K", "2"]), pile_size: 2 }).map(({ key }) => key);
  const after = layOutPile({ ...view(["K", "2", "K"]), pile_size: 3 }).map(({ key }) => key);
  expect(after.slice(0, 2)).toEqual(before);
});
