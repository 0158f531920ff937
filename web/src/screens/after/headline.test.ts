import { beforeAll, expect, test } from "vitest";
import { speak } from "../../words/words.svelte";
import { consolation, headline } from "./headline";

const names = ["Anna", "Ben", "Cleo"];

beforeAll(() => speak("en"));

test.each([
  { ranks: [1, 2, 3], me: 0, what: "game", sentence: "You win!", comfort: null },
  { ranks: [2, 1, 3], me: 0, what: "series", sentence: "Ben wins the series", comfort: "You came second." },
  {
    ranks: [2, 1, 3],
    me: 2,
    what: "game",
    sentence: "Ben wins",
    comfort: "You came third. Even cats fall off the table sometimes.",
  },
  { ranks: [1, 1, 3], me: 0, what: "game", sentence: "You share the win with Ben", comfort: null },
  { ranks: [1, 1, 1], me: null, what: "game", sentence: "Anna, Ben, and Cleo share the win", comfort: null },
] as const)("$ranks seen by $me: $sentence", ({ ranks, me, what, sentence, comfort }) => {
  const outcome = { ranks: [...ranks], names, me, what };
  expect([headline(outcome), consolation(outcome)]).toEqual([sentence, comfort]);
});
