import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import de from "./de";
import en from "./en";
import helpDe from "./help-de";
import helpEn from "./help-en";
import { factsIn } from "./words.svelte";

type Sentences = Map<string, Set<string>>;

/** Each sentence with the facts that it uses. */
function sentences(texts: string[]): Sentences {
  const bodies = texts.flatMap((text) => new FluentResource(text).body);
  return new Map(bodies.map((message) => [message.id, factsIn(message.value)]));
}

const german = sentences([...de, ...helpDe]);
const english = sentences([...en, ...helpEn]);

describe("both languages", () => {
  test("have the same sentences", () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });
  test("use the same facts", () => {
    for (const [id, facts] of english) expect([id, ...[...german.get(id)!].sort()]).toEqual([id, ...[...facts].sort()]);
  });
  test.each([
    ["de", [...de, ...helpDe]],
    ["en", [...en, ...helpEn]],
  ])("%s: nothing is unreadable or there twice", (language, texts) => {
    const bundle = new FluentBundle(language);
    const errors = texts.flatMap((text) => bundle.addResource(new FluentResource(text)));
    const written = texts.join("\n").match(/^[a-z][\w-]* *=/gm)!.length;
    expect(errors).toEqual([]);
    expect(sentences(texts).size).toBe(written);
  });
});
