import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";

export type Facts = Record<string, unknown>;

type Loader = (language: Language) => Promise<string[]>;

const CHAPTERS = {
  page: { de: () => import("./de"), en: () => import("./en") },
  help: { de: () => import("./help-de"), en: () => import("./help-en") },
};
export type Chapter = keyof typeof CHAPTERS;

/** How to load each chapter that the page needs. */
const wanted = new Map<string, Loader>();
const loaded = new Set<string>();
const bundles: Record<Language, FluentBundle> = { de: bundleOf("de"), en: bundleOf("en") };
/** Changes when there are new sentences, so that the page shows them. */
let edition = $state(0);

function bundleOf(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}

/** Makes a chapter's sentences known in the language of the settings. */
export function learn(chapter: Chapter): Promise<void> {
  return learnFrom(chapter, async (language) => (await CHAPTERS[chapter][language]()).default);
}

/** The same for a chapter that isn't part of the page. */
export async function learnFrom(chapter: string, load: Loader): Promise<void> {
  const isNew = !wanted.has(chapter);
  wanted.set(chapter, load);
  try {
    await loadOnce(chapter, settings.language);
  } catch (trouble) {
    if (isNew) wanted.delete(chapter); // other languages can do without it, too
    throw trouble;
  }
}

async function loadOnce(chapter: string, language: Language): Promise<void> {
  if (loaded.has(chapter + language)) return;
  const texts = await wanted.get(chapter)!(language);
  if (loaded.has(chapter + language)) return; // meanwhile, for somebody else
  add(language, texts);
  loaded.add(chapter + language);
}

export function add(language: Language, texts: string[]): void {
  for (const text of texts) bundles[language].addResource(new FluentResource(text));
  edition += 1;
}

/** The other language, once all that is on the page can be said in it. */
export async function speak(language: Language): Promise<void> {
  settings.keep({ language }); // also if the page is reloaded before its sentences have arrived
  await Promise.all([...wanted.keys()].map((chapter) => loadOnce(chapter, language)));
  settings.change({ language });
}

export function knows(id: string): boolean {
  void edition;
  return bundles[settings.language].hasMessage(id);
}

/** The sentence with its facts filled in. If it or a fact is missing, tests fail; players get something readable. */
export function say(id: string, facts: Facts = {}): string {
  void edition;
  const bundle = bundles[settings.language];
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    report(id, "there is no such sentence");
    return id.replace(/[-_]/g, " ");
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, plain(facts), errors);
  if (!errors.length) return text;
  report(id, errors.map(({ message }) => message).join("; "));
  return text.replace(/\{\$?[\w.-]+\}/g, "…");
}

/** A sentence that a game from elsewhere need not have, nor all of its facts; otherwise the substitute. */
export function sayOr(id: string, facts: Facts, substitute: string): string {
  void edition;
  const pattern = bundles[settings.language].getMessage(id)?.value;
  if (!pattern) return substitute;
  return say(id, { ...Object.fromEntries([...factsIn(pattern)].map((name) => [name, null])), ...facts });
}

/** The names of the facts that a sentence or a part of it uses. */
export function factsIn(part: unknown): Set<string> {
  if (!part || typeof part !== "object") return new Set();
  const { type, name } = part as { type?: string; name?: string };
  if (type === "var") return new Set([name!]);
  return new Set(Object.values(part).flatMap((each) => [...factsIn(each)]));
}

const reported = new Set<string>();

/** In development and in tests, an incomplete sentence is an error; otherwise the console gets each one once. */
function report(id: string, problem: string): void {
  const message = `Sentence "${id}" in ${settings.language}: ${problem}.`;
  if (import.meta.env.DEV) throw new Error(message);
  if (!reported.has(message)) console.error(message);
  reported.add(message);
}

/** What Fluent can insert: lists become enumerations, what is undefined is missing; numbers stay numbers, since plurals go by them. */
function plain(facts: Facts): Record<string, FluentVariable> {
  const given = Object.entries(facts).filter(([, fact]) => fact !== undefined);
  return Object.fromEntries(given.map(([name, fact]) => [name, insertable(fact)]));
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

/** "Anna, Ben und Cleo" */
export function enumerated(names: string[]): string {
  return new Intl.ListFormat(settings.language).format(names);
}
