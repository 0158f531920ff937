/// <reference lib="webworker" />
import { answer } from "./answers";
import { cacheRest, cacheShell, deleteOldCaches } from "./cache";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(cacheShell()));
self.addEventListener("activate", (event) => event.waitUntil(deleteOldCaches().then(() => self.clients.claim())));
self.addEventListener("message", (event) => event.waitUntil(cacheRest())); // the page is there and has time
self.addEventListener("fetch", (event) => {
  const answered = answer(event.request);
  if (answered) event.respondWith(answered);
});
