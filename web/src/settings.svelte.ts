/** What this device prefers. Kept here and nowhere else. */
export type Language = "de" | "en";
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "less";
/** How long key moments are shown; "none": not at all. */
export type Speed = "calm" | "normal" | "fast" | "none";

const KEY = "katzentisch-settings";
const FACTORS: Record<Speed, number> = { calm: 1.7, normal: 1, fast: 0.5, none: 0 };

function preferredLanguage(): Language {
  return navigator.languages?.find((each) => /^(de|en)/.test(each))?.startsWith("de") ? "de" : "en";
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export class Settings {
  language = $state<Language>(preferredLanguage());
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  speed = $state<Speed>("normal");
  sound = $state(false);
  /** Sounds were offered, or switched on or off: nobody asks again. */
  soundOffered = $state(false);
  /** The device vibrates when it is the player's turn. */
  vibration = $state(true);
  /** Single keys act at a table. */
  shortcuts = $state(true);
  /** Seconds in which "Mau!" can be said. */
  mauSeconds = $state(4);
  /** Whether the seats of one device are hidden from each other. */
  curtain = $state(true);

  constructor() {
    const { language, theme, motion, speed, sound, soundOffered, vibration, shortcuts, mauSeconds, curtain } = kept();
    if (language === "de" || language === "en") this.language = language;
    if (theme === "light" || theme === "dark") this.theme = theme;
    if (motion === "full" || motion === "less") this.motion = motion;
    if (speed && speed in FACTORS) this.speed = speed;
    if (typeof sound === "boolean") this.sound = sound;
    if (typeof soundOffered === "boolean") this.soundOffered = soundOffered;
    if (typeof vibration === "boolean") this.vibration = vibration;
    if (typeof shortcuts === "boolean") this.shortcuts = shortcuts;
    if (typeof mauSeconds === "number") this.mauSeconds = Math.min(30, Math.max(2, mauSeconds));
    if (typeof curtain === "boolean") this.curtain = curtain;
  }

  change(changes: Partial<Settings>): void {
    Object.assign(this, changes);
    this.keep();
  }

  /** Stores the settings, with changes that the next visit begins with. */
  keep(changes: Partial<Settings> = {}): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...this.current(), ...changes }));
    } catch {
      // A browser without storage forgets it with the tab.
    }
  }

  private current() {
    const { language, theme, motion, speed, sound, soundOffered, vibration, shortcuts, mauSeconds, curtain } = this;
    return { language, theme, motion, speed, sound, soundOffered, vibration, shortcuts, mauSeconds, curtain };
  }
}

export const settings = new Settings();

const media = (query: string) => typeof matchMedia === "function" && matchMedia(query).matches;

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && media("(prefers-color-scheme: dark)"));
}

export function isCalm(): boolean {
  return settings.motion === "less" || (settings.motion === "auto" && media("(prefers-reduced-motion: reduce)"));
}

/** By what the times of key moments are multiplied; 0: they are not shown. */
export const sceneTempo = (): number => FACTORS[settings.speed];

/** Writes theme, motion and language where the style sheet and screen readers look for them. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.motion = isCalm() ? "less" : "full";
  root.lang = settings.language;
}
