/** The server looks how late it is with a timer of so long, the default of Node; what it says holds that time. */
const TIMER_MS = 10;
/** The event loop counts time in whole milliseconds: less than one is no delay that it knows of. */
const LEAST_MS = 1;

/**
 * Reads how late the server's main thread was at the 99th percentile since the last reading, in milliseconds: between
 * two ticks of its timer, beyond the time of the timer. A second has a hundred ticks at most.
 */
export async function readLoopDelay(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1];
  if (seconds === undefined) throw new Error('the server does not say how late it is');
  return Math.max(LEAST_MS, Number(seconds) * 1000 - TIMER_MS);
}
