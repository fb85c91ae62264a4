import { Refusal } from '../errors/refusal.ts';

/** A form in memory. */
export type HeldForm = {
  /** Rejects with UNAVAILABLE when the form is evicted to free memory. */
  readonly evicted: Promise<never>;
  /** Counts received bytes. */
  grow(bytes: number): void;
  /** Marks the form as received, so that it is not evicted. */
  complete(): void;
  /** Frees its memory. */
  release(): void;
};

type Form = { bytes: number; readonly since: number; readonly evict: () => void };

const RETRY_AFTER_SECONDS = 5;

/**
 * Bounds the memory of forms being uploaded or waiting. When it is full, the incomplete form with the highest cost of
 * bytes times time is evicted.
 */
export function createFormMemory(mostBytes: number, now: () => number = () => performance.now()) {
  const coming = new Set<Form>();
  let held = 0;
  const free = (form: Form) => {
    coming.delete(form);
    held -= form.bytes;
    form.bytes = 0;
  };
  const evictOne = () => {
    const cost = ({ bytes, since }: Form) => bytes * Math.max(1, now() - since);
    const [dearest] = [...coming].toSorted((a, b) => cost(b) - cost(a));
    if (!dearest) return;
    free(dearest);
    dearest.evict();
  };
  return {
    open(): HeldForm {
      const { promise: evicted, reject } = Promise.withResolvers<never>();
      // Avoids an unhandled rejection if nothing awaits it.
      evicted.catch(() => undefined);
      const refusal = new Refusal('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });
      const form: Form = { bytes: 0, since: now(), evict: () => reject(refusal) };
      coming.add(form);
      return {
        evicted,
        grow(bytes) {
          if (!coming.has(form)) return;
          form.bytes += bytes;
          held += bytes;
          if (held > mostBytes) evictOne();
        },
        complete: () => void coming.delete(form),
        release: () => free(form),
      };
    },
    held: () => held,
  };
}
