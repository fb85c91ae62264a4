import { ApiRefusal, isRetryable } from '../api/problems.ts';

/** Least time between two writes. */
const GAP_MS = 2000;
/** A write starts this long after the first unsaved change. */
const DELAY_MS = 1000;
/** Without an answer, a write is repeated after this time. */
const RETRY_MS = 5000;

/**
 * `saved`: nothing is unsaved. `unsaved`: a write will follow. `unreachable`: the last write got no answer and is
 * repeated. `refused`: the last write was refused; nothing is written until `rebase` or, if the values were invalid, until they
 * change.
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

const isAboutValues = (error: Error) => error instanceof ApiRefusal && error.code === 'VALIDATION';

/** Writes changing values in the background: at most once in two seconds, one write at a time, each over the last. */
export class Autosave<Values, Stored> {
  readonly #options: AutosaveOptions<Values, Stored>;
  #base: Stored | null;
  #unsaved: { readonly values: Values } | null = null;
  #writing: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastStart = Number.NEGATIVE_INFINITY;
  #hasFailed = false;
  #refusal: Error | null = null;
  #isStopped = false;

  constructor(options: AutosaveOptions<Values, Stored>) {
    this.#options = options;
    this.#base = options.base;
  }

  /** Schedules a write of the latest values. */
  change(values: Values): void {
    this.#unsaved = { values };
    if (this.#refusal) {
      if (!isAboutValues(this.#refusal)) return;
      this.#refusal = null;
      this.#hasFailed = false;
    }
    if (!this.#hasFailed) this.#show('unsaved');
    this.#schedule(DELAY_MS);
  }

  /** Writes what is unsaved now. Rejects with the refusal or the lost connection. */
  async flush(): Promise<void> {
    while (this.#writing || (this.#unsaved && !this.#refusal)) await this.#write();
    if (this.#refusal) throw this.#refusal;
  }

  /** Repeats an unanswered write now, because the connection is back. */
  retry(): void {
    if (this.#hasFailed && this.#unsaved && !this.#refusal)
      void this.#write().catch(() => undefined);
  }

  /** Continues after a refusal, based on another version. */
  rebase(base: Stored): void {
    this.#base = base;
    this.#unsaved = null;
    this.#refusal = null;
    this.#hasFailed = false;
    this.#show('saved');
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #show(status: AutosaveState['status']): void {
    if (!this.#isStopped) this.#options.onState({ status, error: this.#refusal });
  }

  #schedule(wait: number): void {
    if (this.#isStopped || this.#refusal || this.#timer || this.#writing || !this.#unsaved) return;
    const delay = Math.max(wait, GAP_MS - (Date.now() - this.#lastStart));
    this.#timer = setTimeout(() => void this.#write().catch(() => undefined), delay);
  }

  #write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing ??= this.#writeOnce().finally(() => {
      this.#writing = null;
      this.#schedule(this.#hasFailed ? RETRY_MS : DELAY_MS);
    });
    return this.#writing;
  }

  async #writeOnce(): Promise<void> {
    const current = this.#unsaved;
    if (!current) return;
    this.#lastStart = Date.now();
    try {
      const stored = await this.#options.send(current.values, this.#base);
      this.#base = stored;
      this.#hasFailed = false;
      if (this.#unsaved === current) this.#unsaved = null;
      this.#options.onStored(stored);
      this.#show(this.#unsaved ? 'unsaved' : 'saved');
    } catch (error) {
      this.#hasFailed = true;
      const problem = error instanceof Error ? error : new Error(String(error));
      this.#refusal = isRetryable(error) ? null : problem;
      this.#show(this.#refusal ? 'refused' : 'unreachable');
      throw error;
    }
  }
}
