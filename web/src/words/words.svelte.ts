import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";

export type Facts = Record<string, unknown>;

const CHAPTERS = {
  page: { de: () => import("./de"), en: () => import("./en") },
  help: { de: () => import("./help-de"), en: () => import("./help-en") },
};
export type Chapter = keyof typeof CHAPTERS;

const wanted = new Set<Chapter>();
const loaded = new Set<string>();
const bundles: Record<Language, FluentBundle> = { de: bundleOf("de"), en: bundleOf("en") };
/** Changes when there are new sentences, so that the page shows them. */
let edition = $state(0);

function bundleOf(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}

/** Makes a chapter's sentences known in the language of the settings. */
export async function learn(chapter: Chapter): Promise<void> {
  wanted.add(chapter);
  const { language } = settings;
  if (loaded.has(chapter + language)) return;
  const { default: texts } = await CHAPTERS[chapter][language]();
  add(language, texts);
  loaded.add(chapter + language);
}

export function add(language: Language, texts: string[]): void {
  for (const text of texts) bundles[language].addResource(new FluentResource(text));
  edition += 1;
}

/** The other language, once all that is on the page can be said in it. */
export async function speak(language: Language): Promise<void> {
  const before = settings.language;
  settings.change({ language });
  try {
    await Promise.all([...wanted].map(learn));
  } catch (trouble) {
    settings.change({ language: before });
    throw trouble;
  }
}

export function knows(id: string): boolean {
  void edition;
  return bundles[settings.language].hasMessage(id);
}

/** The sentence with its facts filled in; a missing one shows its id, so that it is noticed. */
export function say(id: string, facts: Facts = {}): string {
  void edition;
  const bundle = bundles[settings.language];
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, plain(facts), []) : id;
}

/** What Fluent can insert: lists become enumerations; numbers stay numbers, since plurals go by them. */
function plain(facts: Facts): Record<string, FluentVariable> {
  const entries = Object.entries(facts).map(([name, fact]) => [name, insertable(fact)]);
  return Object.fromEntries(entries);
}

function insertable(fact: unknown): FluentVariable {
  if (typeof fact === "number") return fact < 0 ? new Negative(fact) : fact;
  return Array.isArray(fact) ? fact.join(", ") : String(fact ?? "");
}

/** Written with a real minus; plurals still go by it. */
class Negative extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

/** A number as it is written in the language: −3 with a real minus. */
export function figure(number: number): string {
  return new Intl.NumberFormat(settings.language).format(number).replace("-", "−");
}
