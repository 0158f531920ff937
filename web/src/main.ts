import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./screens/settings/install.svelte"; // browsers offer it early, and once
import { findGames } from "./games/catalogue.svelte";
import { applySettings } from "./settings.svelte";
import { learn } from "./words/words.svelte";
import { registerWorker } from "./worker/register";

import.meta.glob("./games/*/accent.css", { eager: true });

applySettings();
await learn("page");
mount(App, { target: document.getElementById("app")! });
registerWorker();
void findGames();
