/**
 * What runs in the page that is measured, as text: it knows a browser's types and not Node's.
 *
 * Lateness is from the moment in which somebody did something until the next picture that shows something of it, in
 * milliseconds, as the browser itself tells it (Event Timing): what took less than 16 is not told, and the rest is
 * rounded to 8.
 */
export const WATCH_LATENESS = `
  globalThis.lateness = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) globalThis.lateness.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;

export const FORGET_LATENESS = 'globalThis.lateness.length = 0';

export const WORST_LATENESS = 'Math.max(0, ...globalThis.lateness)';

/** Ends when for 0.4 s nothing was loaded, and nothing took longer than 50 ms. */
export const UNTIL_AT_REST = `(async () => {
  const QUIET_MS = 400;
  let last = performance.now();
  const observer = new PerformanceObserver(() => {
    last = performance.now();
  });
  observer.observe({ entryTypes: ['longtask', 'resource'] });
  while (performance.now() - last < QUIET_MS)
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 5));
  observer.disconnect();
})()`;
