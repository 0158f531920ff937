import { expect, test } from "vitest";
import { tieStories } from "./account";

const names = ["Anna", "Ben", "Cem", "Dana", "Emil"];
const sentences = { shared: "shared", broken: "broken" };

test("every tie is explained, at every place: shared ranks, and what came before what", () => {
  const stories = tieStories({ scores: [2, 9, 2, 2, 0], ranks: [3, 1, 2, 3, 5], names }, sentences);
  expect(stories).toMatchObject([
    { id: "broken", facts: { names: "Cem", others: "Anna and Dana", rank: 2 } },
    { id: "shared", facts: { names: "Anna and Dana", rank: 3, count: 2 } },
  ]);
});

test("of three that are level each is compared with the next", () => {
  const stories = tieStories({ scores: [5, 5, 5], ranks: [3, 2, 1], names }, sentences);
  expect(stories.map(({ facts }) => `${facts.names} > ${facts.others}`)).toEqual(["Cem > Ben", "Ben > Anna"]);
});

test("without ties there is nothing to explain", () => {
  expect(tieStories({ scores: [3, 2, 1], ranks: [1, 2, 3], names }, sentences)).toEqual([]);
});
