import { isRetryable } from '../api/problems.ts';

/** Least time between two writes. */
const GAP_MS = 2000;
/** A write starts this long after the first unsaved change. */
const DELAY_MS = 1000;
/** Without an answer, a write is repeated after this time. */
const RETRY_MS = 5000;

/**
 * `saved`: nothing is unsaved. `unsaved`: a write will follow. `unreachable`: the last write got no answer and is
 * repeated. `refused`: the last write was refused; nothing is written until `rebase`.
 */
export type AutosaveState = {
  readonly status: 'saved' | 'unsaved' | 'unreachable' | 'refused';
  /** Why the last write was refused. */
  readonly error: Error | null;
};

export type AutosaveOptions<Values, Stored> = {
  /** The stored version that the values are based on; null if none is stored yet. */
  readonly base: Stored | null;
  /** Writes the values over the base and returns the new version. */
  readonly send: (values: Values, base: Stored | null) => Promise<Stored>;
  readonly onState: (state: AutosaveState) => void;
  /** Called after each write with the version that is stored now. */
  readonly onStored: (stored: Stored) => void;
};

export type Autosave<Values, Stored> = {
  /** Schedules a write of the latest values. */
  readonly change: (values: Values) => void;
  /** Writes what is unsaved now. Rejects with the refusal or the lost connection. */
  readonly flush: () => Promise<void>;
  /** Repeats an unanswered write now, because the connection is back. */
  readonly retry: () => void;
  /** Continues after a refusal, based on another version. */
  readonly rebase: (base: Stored) => void;
  readonly stop: () => void;
};

/** Writes changing values in the background: at most once in two seconds, one write at a time, each over the last. */
export function createAutosave<Values, Stored>(
  options: AutosaveOptions<Values, Stored>,
): Autosave<Values, Stored> {
  let { base } = options;
  let unsaved: { readonly values: Values } | null = null;
  let writing: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastStart = Number.NEGATIVE_INFINITY;
  let isRefused = false;
  let isStopped = false;

  const show = (status: AutosaveState['status'], error: Error | null = null) => {
    if (!isStopped) options.onState({ status, error });
  };
  const schedule = (wait: number) => {
    if (isStopped || isRefused || timer !== undefined || writing || !unsaved) return;
    const delay = Math.max(wait, GAP_MS - (Date.now() - lastStart));
    timer = setTimeout(() => void write().catch(() => undefined), delay);
  };
  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeOnce().finally(() => {
      writing = null;
      schedule(lastFailed ? RETRY_MS : DELAY_MS);
    });
    return writing;
  };
  let lastFailed = false;
  const writeOnce = async () => {
    const current = unsaved;
    if (!current) return;
    lastStart = Date.now();
    try {
      base = await options.send(current.values, base);
      lastFailed = false;
      options.onStored(base);
      if (unsaved === current) unsaved = null;
      show(unsaved ? 'unsaved' : 'saved');
    } catch (error) {
      lastFailed = true;
      isRefused = !isRetryable(error);
      const problem = error instanceof Error ? error : new Error(String(error));
      show(isRefused ? 'refused' : 'unreachable', isRefused ? problem : null);
      throw error;
    }
  };

  return {
    change: (values) => {
      unsaved = { values };
      if (isRefused) return;
      if (!lastFailed) show('unsaved');
      schedule(DELAY_MS);
    },
    flush: async () => {
      while (writing || (unsaved && !isRefused)) await write();
      if (isRefused) throw new Error('The last write was refused');
    },
    retry: () => {
      if (lastFailed && unsaved && !isRefused) void write().catch(() => undefined);
    },
    rebase: (version) => {
      base = version;
      unsaved = null;
      isRefused = false;
      lastFailed = false;
      show('saved');
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
