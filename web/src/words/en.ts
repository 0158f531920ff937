/** What the page and its games say in English. */
const shared = import.meta.glob<string>(
  ["../../../src/katzentisch/words/en/{bots,cards}.ftl", "../../../src/katzentisch/games/*/words/en.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const own = import.meta.glob<string>(["./en/*.ftl", "../games/*/words/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default [...Object.values(shared), ...Object.values(own)];
