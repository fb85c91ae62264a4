/** Fallback delay for browsers without `requestIdleCallback`, well after the first screen. */
const FALLBACK_DELAY_MS = 2000;

/** Runs a function when the page is idle. Returns a function that cancels it. */
export function onIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
