/** Keep the screen awake for as long as the page is visible; returns how to stop. Not every browser can. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;

  async function hold(): Promise<void> {
    if (isOver || document.visibilityState !== "visible") return;
    lock = await navigator.wakeLock?.request("screen").catch(() => undefined); // a low battery refuses
    if (isOver) await lock?.release();
  }
  const renew = () => void hold();
  document.addEventListener("visibilitychange", renew); // a hidden page loses its lock
  renew();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", renew);
    void lock?.release();
  };
}
