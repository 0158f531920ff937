import { settings } from "../../settings.svelte";

/** "Anna, Ben und Cleo" */
export function enumerated(names: string[]): string {
  return new Intl.ListFormat(settings.language).format(names);
}
