/** What a browser offers that can make an app of the page. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<Offer | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event as Offer;
});
addEventListener("appinstalled", () => (offer = null));

export const canInstall = (): boolean => offer !== null;

export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** An offer is good for one question. */
export async function install(): Promise<void> {
  const taken = offer;
  offer = null;
  await taken?.prompt();
}
