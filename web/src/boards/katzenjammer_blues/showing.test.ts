import { expect, test } from "vitest";
import { NOTHING } from "./cards";
import { foursomes, liftedIn, meant, readFoursome, tapped, usual } from "./showing";

const legal = ["show 1111", "show 555J", "show 55JJ", "show JJJJ", "show JJJJ 3", "done"];

test("foursomes: most mice first, then fewest jokers", () => {
  const moves = foursomes(legal).map(({ move }) => move);
  expect(moves).toEqual(["show 555J", "show 55JJ", "show JJJJ 3", "show 1111", "show JJJJ"]);
});

test("mice: the value, or what is left; none for the joker foursome", () => {
  expect(readFoursome("show 555J", 20)).toMatchObject({ cards: "555J", value: 5, mice: 5 });
  expect(readFoursome("show JJJJ 5", 2)).toMatchObject({ cards: "JJJJ", value: 5, mice: 2 });
  expect(readFoursome("show JJJJ", 20)).toMatchObject({ value: 0, mice: 0 });
});

test("only what costs no joker is chosen beforehand", () => {
  expect(usual(legal)).toBe("show 1111");
  expect(usual(["show 555J", "done"])).toBeNull();
});

test("a tap goes through the foursomes of a pile", () => {
  const after = (move: string | null, kind: string) => tapped({ move, values: "" }, kind, legal)?.move;
  expect(after(null, "5")).toBe("show 555J");
  expect(after("show 555J", "5")).toBe("show 55JJ");
  expect(after("show 55JJ", "5")).toBeNull();
  expect(after("show JJJJ 3", "J")).toBe("show JJJJ");
  expect(tapped(NOTHING, "2", legal)).toBeNull();
});

test("what is lifted, and what to ask about", () => {
  expect(liftedIn("show JJJJ 3")).toBe("JJJJ");
  expect(liftedIn("done")).toBe("");
  expect(meant("2", 3)).toBe("show 222J");
  expect(meant("J", 2)).toBe("show JJJJ");
});
