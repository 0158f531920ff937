import { get, post, Problem } from "./net/api";
import type { Me } from "./shapes";
import { say } from "./words/words.svelte";

/** Who this device is to the server; null until it has a name there. */
let me = $state.raw<Me | null>(null);
let asked: Promise<void> | null = null;

export const myself = (): Me | null => me;

async function recall(): Promise<void> {
  try {
    me = await get<Me>("/api/me");
  } catch (trouble) {
    if (!(trouble instanceof Problem) || trouble.status !== 401) throw trouble;
  }
}

/** Asks the server once; whoever comes for the first time is nobody yet. */
export function meet(): Promise<void> {
  asked ??= recall().catch((trouble) => {
    asked = null;
    throw trouble;
  });
  return asked;
}

export async function callMe(name: string): Promise<void> {
  me = await post<Me>("/api/me", { name });
}

/** For everything that needs to be somebody: whoever hasn't given a name is a guest. */
export async function beSomebody(): Promise<Me> {
  await meet();
  if (!me) await callMe(say("page-guest-name"));
  return me!;
}

export async function adopt(code: string): Promise<void> {
  me = await post<Me>("/api/devices", { code });
}
