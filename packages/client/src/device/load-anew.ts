import { MINUTE_MS } from '@zampa/domain/time/durations';
import { waitToRetry } from './wait-to-retry.ts';

const FIRST_MS = 2000;
const LONGEST_MS = 30_000;
/** A file that is missing although the server answers is not asked for again and again. */
const REST_MS = MINUTE_MS;
const LAST = 'zampa.loaded-anew';

/** What of a browser is needed for it. */
export type ReloadablePage = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Asks whether the server answers. */
  readonly isThere: (signal: AbortSignal) => Promise<boolean>;
  readonly reload: () => void;
};

/** Loads the page anew once the server answers again, at most once a minute. Returns how to stop waiting for that. */
export function loadAnewOnReturn(page: ReloadablePage = thisPage()): () => void {
  const stopping = new AbortController();
  void wait(page, stopping.signal);
  return () => stopping.abort();
}

async function wait(
  { storage, isThere, reload }: ReloadablePage,
  signal: AbortSignal,
): Promise<void> {
  const rested = Number(storage.getItem(LAST) ?? 0) + REST_MS;
  let pause = FIRST_MS;
  do {
    await waitToRetry(Math.max(pause, rested - Date.now()), signal);
    pause = Math.min(2 * pause, LONGEST_MS);
  } while (!signal.aborted && !(await isThere(signal)));
  if (signal.aborted) return;
  storage.setItem(LAST, String(Date.now()));
  reload();
}

const thisPage = (): ReloadablePage => ({
  storage: window.sessionStorage,
  isThere: (signal) =>
    fetch('/healthz', { cache: 'no-store', signal }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => window.location.reload(),
});
