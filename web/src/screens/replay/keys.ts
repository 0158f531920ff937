const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play" } as const;
export type Deed = (typeof KEYS)[keyof typeof KEYS];

/** Fields and buttons keep the keys that they need themselves; an open sheet keeps all. */
export function deedOf({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Deed | null {
  if (!(key in KEYS) || altKey || ctrlKey || metaKey || shiftKey) return null;
  const element = target as Element;
  const isKept = element.closest("dialog, select") !== null || element.matches("input:not([type=range])");
  const isNative = key === " " ? element.closest("button, a") !== null : element.matches("input");
  return isKept || isNative ? null : KEYS[key as keyof typeof KEYS];
}
