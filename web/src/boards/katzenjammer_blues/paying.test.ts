import { expect, test } from "vitest";
import { counted } from "./cards";
import { meant, payments, tapped } from "./paying";

const wish = (move: string) => ({ move, values: "" });

test("fewest jokers come first, then what is missed least", () => {
  expect(payments(["pay 2JJ", "pay 22J"], counted("22JJ"))).toEqual(["pay 22J", "pay 2JJ"]);
  expect(payments(["pay 12", "pay 24", "pay 14", "pay 1J"], counted("1224J"))[0]).toBe("pay 14");
});

test("equal: a joker more with every tap on the jokers, and back", () => {
  const [moves, hand] = [["pay 22J", "pay 2JJ"], counted("22JJ")];
  expect(tapped(wish("pay 22J"), "J", moves, hand)?.move).toBe("pay 2JJ");
  expect(tapped(wish("pay 2JJ"), "J", moves, hand)?.move).toBe("pay 22J");
  expect(tapped(wish("pay 2JJ"), "2", moves, hand)?.move).toBe("pay 22J");
});

test("different: a tap takes a value in or leaves it out", () => {
  const [moves, hand] = [["pay 12", "pay 14", "pay 24", "pay 1J", "pay 2J", "pay 4J"], counted("1224J")];
  expect(tapped(wish("pay 12"), "4", moves, hand)?.move).toMatch(/4/);
  expect(tapped(wish("pay 14"), "1", moves, hand)?.move).toBe("pay 24");
  expect(tapped(wish("pay 14"), "J", moves, hand)?.move).toMatch(/J/);
});

test("where nothing else is possible there is a question to ask", () => {
  expect(tapped(wish("pay 22"), "3", ["pay 22"], counted("223"))).toBeNull();
  expect(meant(wish("pay 22"), "3")).toBe("pay 23");
  expect(meant(wish("pay 22"), "J")).toBe("pay 2J");
});
