import { MINUTE_MS } from '@zampa/domain/time/durations';
import { waitToRetry } from './wait-to-retry.ts';

const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 30_000;
/**
 * Minimum time between two reloads, so that a file that is missing on a healthy server does not cause a reload loop.
 */
const MIN_RELOAD_GAP_MS = MINUTE_MS;
const LAST_RELOAD_KEY = 'zampa.loaded-anew';

/** The parts of the browser that are used here. */
export type ReloadablePage = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Returns whether the server answers. */
  readonly isServerUp: (signal: AbortSignal) => Promise<boolean>;
  readonly reload: () => void;
};

/** Reloads the page once the server answers again, at most once a minute. Returns a function that cancels the wait. */
export function reloadWhenReachable(page: ReloadablePage = currentPage()): () => void {
  const controller = new AbortController();
  void waitAndReload(page, controller.signal);
  return () => controller.abort();
}

async function waitAndReload(
  { storage, isServerUp, reload }: ReloadablePage,
  signal: AbortSignal,
): Promise<void> {
  const earliestReload = Number(storage.getItem(LAST_RELOAD_KEY) ?? 0) + MIN_RELOAD_GAP_MS;
  let delayMs = FIRST_DELAY_MS;
  do {
    await waitToRetry(Math.max(delayMs, earliestReload - Date.now()), signal);
    delayMs = Math.min(2 * delayMs, MAX_DELAY_MS);
  } while (!signal.aborted && !(await isServerUp(signal)));
  if (signal.aborted) return;
  storage.setItem(LAST_RELOAD_KEY, String(Date.now()));
  reload();
}

const currentPage = (): ReloadablePage => ({
  storage: window.sessionStorage,
  isServerUp: (signal) =>
    fetch('/healthz', { cache: 'no-store', signal }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => window.location.reload(),
});
