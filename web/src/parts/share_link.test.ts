import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { enter, settle, show, textOf } from "../tests/component";
import { serve } from "../tests/fake_server";
import Invitation from "../screens/tv/Invitation.svelte";
import ShareLink from "./ShareLink.svelte";

beforeEach(() => settings.change({ language: "en" }));
afterEach(() => vi.unstubAllGlobals());

async function at(host: string, addresses: object, part: typeof ShareLink = ShareLink): Promise<HTMLElement> {
  vi.stubGlobal("location", { hostname: host, origin: `http://${host}:8000` });
  serve({ "GET /api/addresses": addresses });
  const shown = show(part, { path: "/t/a#b" });
  await settle();
  return shown;
}
const linkIn = (shown: HTMLElement) => shown.querySelector("input")?.value;

test("a page with a name of its own shares it", async () => {
  expect(linkIn(await at("table.example", {}))).toBe("http://table.example:8000/t/a#b");
});

test.each(["localhost", "127.0.0.1", "[::1]"])("%s is replaced by an address in the network", async (host) => {
  const shown = await at(host, { urls: ["http://192.0.2.7:8000"], command: null });
  expect(linkIn(shown)).toBe("http://192.0.2.7:8000/t/a#b");
  expect(shown.querySelector("select")).toBeNull();
});

test("of several addresses one can be chosen", async () => {
  const shown = await at("127.0.0.1", { urls: ["http://192.0.2.7:8000", "http://10.0.0.5:8000"], command: null });
  enter(shown.querySelector("select")!, "http://10.0.0.5:8000");
  expect(linkIn(shown)).toBe("http://10.0.0.5:8000/t/a#b");
});

test("a server for this device only says how to start it for others, and shows no link", async () => {
  const shown = await at("localhost", { urls: [], command: "katzentisch serve --host 0.0.0.0 --open" });
  expect(textOf(shown.querySelector("code")!)).toBe("katzentisch serve --host 0.0.0.0 --open");
  expect(shown.querySelector("input, svg")).toBeNull();
});

test("a television says the same", async () => {
  const command = "katzentisch serve --host 0.0.0.0 --open";
  const local = await at("localhost", { urls: [], command }, Invitation);
  expect([textOf(local.querySelector("code")!), local.querySelector("figure")]).toEqual([command, null]);
  const reached = await at("localhost", { urls: ["http://192.0.2.7:8000"], command: null }, Invitation);
  expect(textOf(reached)).toContain("192.0.2.7:8000/t/a");
});
