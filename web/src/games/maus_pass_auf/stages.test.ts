import { beforeAll, expect, test } from "vitest";
import type { MausView } from "../../messages";
import { outline, viewsIn } from "../../tests/stages";
import { speak } from "../../words/words.svelte";
import stagesOf from "./stages";

beforeAll(() => speak("en"));

const view = (change: object) =>
  ({
    ...{ viewer: 0, pile: ["K", "3"], pile_size: 2, chips_left: 5 },
    seats: [
      { cards: 9, chips: 0 },
      { cards: 9, chips: 0 },
    ],
    hunt: { hunter: 1, owner: 0, paws: 3, tries: 2 },
    ...change,
  }) as unknown as MausView;

test("the cat is seen before the hunter gets the pile", () => {
  const stages = stagesOf([
    { event: "turned", seat: 1, card: "C" },
    { event: "caught", seat: 1, cards: 3 },
  ]);
  expect(outline(stages)).toEqual([
    "turned [turned] The cat! It gets the mouse.",
    "prize [caught] Ben has the mouse: +3 cards and a chip",
  ]);
  const after = view({ pile: [], pile_size: 0, hunt: null, chips_left: 4 });
  const [turned, prize] = viewsIn(stages, view({}), after);
  expect(turned).toMatchObject({ pile: ["K", "3", "C"], pile_size: 3, hunt: { tries: 1 }, chips_left: 5 });
  expect(turned!.seats.map(({ cards }) => cards)).toEqual([9, 8]);
  expect(prize).toEqual(after);
});

test("the printed call when a mouse is turned up, and a mouse that nobody laid", () => {
  const turned = { event: "turned" as const, seat: 1, card: "2" };
  expect(outline(stagesOf([turned, { event: "hunted", seat: 2, paws: 2 }]))).toEqual([
    "mouse [turned hunted] Watch out, mouse, here comes the cat!",
  ]);
  expect(
    outline(
      stagesOf([
        { ...turned, card: "K" },
        { event: "stayed", cards: 3 },
      ]),
    ),
  ).toEqual(["home [turned stayed] Cheese! The mouse got away, and the cards stay in the middle."]);
});

test("a mouse that gets home, and cards that end no hunt", () => {
  const turned = { event: "turned" as const, seat: 1, card: "K" };
  const stages = stagesOf([turned, { event: "escaped", seat: 0, cards: 4 }]);
  expect(outline(stages).at(-1)).toBe("prize [escaped] Your mouse is safe: +4 cards");
  expect(stagesOf([turned])).toEqual([]);
});
