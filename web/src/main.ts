import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./screens/settings/install.svelte"; // browsers offer it early, and once
import { findGames } from "./games/catalogue.svelte";
import { route } from "./router.svelte";
import { loadScreen } from "./screens/loader";
import { applySettings } from "./settings.svelte";
import { learn } from "./words/words.svelte";
import { registerWorker } from "./worker/register";

import.meta.glob("./games/*/accent.css", { eager: true });

applySettings();
const words = learn("page");
loadScreen(route().screen).catch(() => {}); // side by side with the sentences; App loads it again and reports a failure
await words;
mount(App, { target: document.getElementById("app")! });
registerWorker();
void findGames();
