import { play } from "../sound/sound";
import { settings } from "../settings.svelte";
import { say } from "../words/words.svelte";

const PATTERN = [60, 60, 60]; // milliseconds: on, off, on
const TITLE = "Katzentisch";

export const canVibrate = (): boolean => typeof navigator.vibrate === "function" && navigator.maxTouchPoints > 0;

/** Browsers ignore it before the first tap and report it. */
function vibrate(): void {
  if (settings.vibration && canVibrate() && navigator.userActivation?.hasBeenActive) navigator.vibrate(PATTERN);
}

/** A dot on the icon of the installed page. */
function badge(isOn: boolean): void {
  const change = isOn ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  change?.catch(() => {}); // only an installed page has one
}

/** Say that it is the viewer's turn where they may look: title, sound, vibration, icon. Call it while a component is initialised. */
export function callToTurn(isMine: () => boolean): void {
  const isDue = $derived(isMine());
  $effect(() => {
    document.title = isDue ? say("table-title-turn") : TITLE;
    return () => (document.title = TITLE);
  });
  $effect(() => {
    if (!isDue) return;
    void play("turn", { evenHidden: true });
    vibrate();
    badge(true);
    return () => badge(false);
  });
}
