import type { Component } from "svelte";
import Unknown from "./generic/Emblem.svelte";

const FOLDERS = import.meta.glob<Component>("./*/Emblem.svelte", { eager: true, import: "default" });

/** The picture of a game, without its round ground. */
export const emblemOf = (game: string): Component => FOLDERS[`./${game}/Emblem.svelte`] ?? Unknown;
