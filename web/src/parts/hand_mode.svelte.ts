const KEY = "katzentisch-hand-mode";

let isOn = $state(kept());

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

/** Whether this device shows mostly the hand, because the table is on a television. */
export const isHandMode = (): boolean => isOn;

export function setHandMode(next: boolean): void {
  isOn = next;
  try {
    localStorage.setItem(KEY, next ? "on" : "off");
  } catch {
    // Without storage, the choice lasts as long as the tab.
  }
}
