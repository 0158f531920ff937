import { beforeEach, expect, test } from "vitest";
import { settings } from "../../settings.svelte";
import { buttonNamed, settle, show, textOf, press } from "../../tests/component";
import SettingsForm from "./SettingsForm.svelte";

beforeEach(() => settings.change({ language: "en", theme: "auto", sound: false, curtain: true, mauSeconds: 4 }));

function choose(shown: HTMLElement, label: string): void {
  [...shown.querySelectorAll("label")]
    .find((each) => textOf(each) === label)!
    .querySelector("input")!
    .click();
}

test("every change counts at once and lasts", async () => {
  const shown = show(SettingsForm, {});
  for (const label of ["Dark: backyard", "Reduced", "Hide cards when passing the device"]) choose(shown, label);
  press(shown, /Mau.*more$/);
  await settle();
  expect(settings).toMatchObject({ theme: "dark", motion: "less", curtain: false, mauSeconds: 5 });
  expect(JSON.parse(localStorage.getItem("katzentisch-settings")!)).toMatchObject({ theme: "dark", motion: "less" });
});

test("a sample can be heard once sounds are on", async () => {
  const shown = show(SettingsForm, {});
  expect(buttonNamed(shown, "Play a sample").disabled).toBe(true);
  choose(shown, "Sounds");
  await settle();
  expect(buttonNamed(shown, "Play a sample").disabled).toBe(false);
});

test("the form itself follows the language", async () => {
  const shown = show(SettingsForm, {});
  choose(shown, "Deutsch");
  await settle();
  expect([settings.language, textOf(shown)]).toEqual(["de", expect.stringContaining("Sprache")]);
});
