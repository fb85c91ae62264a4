/** Where a browser does not tell when it has time: long after the first screen. */
const PATIENCE_MS = 2000;

/** Runs something when the page has nothing else to do. Returns how to leave it. */
export function whenAtRest(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
