/** The long texts in German: rules and guides, loaded when somebody wants to read. */
const texts = import.meta.glob<string>(["./help/de.ftl", "../games/*/words/help/de.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(texts);
