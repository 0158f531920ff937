/** Short words to the person at the device: what went wrong, and what can be done. */
export interface Notice {
  key: number;
  text: string;
  kind: "info" | "trouble";
}

const SPAN = 7000;
let notices = $state.raw<Notice[]>([]);
let last = 0;

export const shown = (): Notice[] => notices;

export function dismiss(key: number): void {
  notices = notices.filter((notice) => notice.key !== key);
}

export function notify(text: string, kind: Notice["kind"] = "info"): void {
  const key = ++last;
  notices = [...notices.filter((notice) => notice.text !== text), { key, text, kind }].slice(-3);
  setTimeout(() => dismiss(key), SPAN);
}

/** For whatever was tried in vain. */
export function complain(trouble: unknown): void {
  notify(trouble instanceof Error ? trouble.message : String(trouble), "trouble");
}
