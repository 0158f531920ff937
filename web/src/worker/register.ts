/** Once the page is there and has nothing better to do: keeps it for times without a network. Not while it is being worked on. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
    (await navigator.serviceWorker.ready).active?.postMessage("keep the rest");
  } catch (error) {
    console.warn("The page can't be kept for later:", error); // private windows refuse, and it works without
  }
}
