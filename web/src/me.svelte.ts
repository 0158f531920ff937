import { Problem, cookieRefused, get, post, request } from "./net/api";
import type { Me } from "./shapes";
import { say } from "./words/words.svelte";

/** Who this device is to the server; null until it has a name there. */
let me = $state.raw<Me | null>(null);
let asked: Promise<void> | null = null;
/** The device has a cookie, but the server doesn't accept it: behind it may still be somebody, who must not be replaced unasked. */
let isRefused = $state(false);

export const myself = (): Me | null => me;
export const isSessionLost = (): boolean => isRefused;

cookieRefused.notify = () => (isRefused = true);

async function recall(): Promise<void> {
  try {
    me = await get<Me>("/api/me");
    isRefused = false;
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

/** `door` is the table whose link was followed: the server lets in more of its guests than of strangers. */
export async function callMe(
  name: string,
  door: { table: string; invite: string | null } | null = null,
): Promise<void> {
  me = await post<Me>("/api/me", { name, ...door });
}

/** For everything that needs to be somebody: whoever hasn't given a name is a guest. */
export async function beSomebody(): Promise<Me> {
  await meet();
  if (!me) await callMe(say("page-guest-name"));
  return me!;
}

export async function adopt(code: string): Promise<void> {
  me = await post<Me>("/api/devices", { code });
  isRefused = false;
}

/** Whether the server knows this device after all. */
export async function meetAgain(): Promise<boolean> {
  asked = null;
  await meet();
  return !isRefused;
}

/** Gives up whoever was here before. */
export async function startFresh(): Promise<void> {
  me = await post<Me>("/api/me", { name: me?.name ?? say("page-guest-name"), new: true });
  isRefused = false;
}

/** Every other device has to be let in again; this one gets a new cookie. */
export async function signOutEverywhere(): Promise<void> {
  me = await request<Me>("DELETE", "/api/me/sessions");
}
