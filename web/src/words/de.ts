/** What the page and its games say in German. */
const shared = import.meta.glob<string>(
  ["../../../src/katzentisch/words/de/{bots,cards}.ftl", "../../../src/katzentisch/games/*/words/de.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const own = import.meta.glob<string>(["./de/*.ftl", "../games/*/words/de.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default [...Object.values(shared), ...Object.values(own)];
