import type { Addresses } from "../shapes";
import { get } from "./api";

/** Whether an address means this device only: nobody else can use it. */
export const isOfThisDevice = (host: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(host);

/** Where others can reach this page, or the command that lets them: a page at localhost asks the server. */
export async function addressesForOthers(): Promise<Addresses> {
  const here = { urls: [location.origin], command: null };
  if (!isOfThisDevice(location.hostname)) return here;
  const found = await get<Addresses>("/api/addresses").catch(() => null); // offline: the address of this page is all there is
  return found && (found.urls.length || found.command) ? found : here;
}
