import type { Addresses } from "../shapes";
import { get } from "./api";

/** Whether an address means this device only: nobody else can use it. */
export const isOfThisDevice = (host: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(host);

/** Where others can reach this page: a page at localhost asks the server. */
export async function originForOthers(): Promise<string> {
  if (!isOfThisDevice(location.hostname)) return location.origin;
  const { urls } = await get<Addresses>("/api/addresses");
  return urls[0] ?? location.origin;
}
