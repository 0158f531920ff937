/** The long texts in English: rules and guides, loaded when somebody wants to read. */
const texts = import.meta.glob<string>(["./help/en.ftl", "../games/*/words/help/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(texts);
