/// <reference lib="webworker" />
import { answer } from "./answers";
import { keepRest, keepShell, forgetOthers } from "./kept";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(keepShell()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));
self.addEventListener("message", (event) => event.waitUntil(keepRest())); // the page is there and has time
self.addEventListener("fetch", (event) => {
  const answered = answer(event.request);
  if (answered) event.respondWith(answered);
});
