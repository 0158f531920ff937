import { myself } from "../me.svelte";
import { say } from "../words/words.svelte";

/** Whether one hasn't said a name yet. */
export const isNameless = (): boolean => (myself()?.name ?? say("page-guest-name")) === say("page-guest-name");
