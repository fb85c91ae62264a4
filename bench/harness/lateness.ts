/**
 * Scripts that run in the measured page. They are text because they use browser types, not Node types.
 *
 * Lateness is the time in milliseconds from an interaction to the next paint that shows its effect. The browser measures
 * it (Event Timing API): it omits durations below 16 ms and rounds the others to 8 ms.
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
