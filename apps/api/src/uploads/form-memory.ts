import { Refusal } from '../errors/refusal.ts';

/** A form whose bytes are in memory. */
export type HeldForm = {
  /** Rejects when the form has to go, so that others find room. Refusal: UNAVAILABLE. */
  readonly evicted: Promise<never>;
  /** Counts bytes that came. */
  grow(bytes: number): void;
  /** All of it is here: from now on nobody waits for its sender. */
  complete(): void;
  /** It is in memory no longer. */
  release(): void;
};

type Form = { bytes: number; readonly since: number; readonly evict: () => void };

const RETRY_AFTER_SECONDS = 5;

/**
 * Bounds the memory that forms take while they come and wait: by what they hold, not by how long they take. When it is
 * full, the one that is still coming and has held most for longest is given up, since it would go on holding it.
 */
export function createFormMemory(mostBytes: number, now: () => number = () => performance.now()) {
  const coming = new Set<Form>();
  let held = 0;
  const letGo = (form: Form) => {
    coming.delete(form);
    held -= form.bytes;
    form.bytes = 0;
  };
  const giveUpOne = () => {
    const cost = ({ bytes, since }: Form) => bytes * Math.max(1, now() - since);
    const [dearest] = [...coming].toSorted((a, b) => cost(b) - cost(a));
    if (!dearest) return;
    letGo(dearest);
    dearest.evict();
  };
  return {
    open(): HeldForm {
      const { promise: evicted, reject } = Promise.withResolvers<never>();
      // Whoever does not wait for it is not told.
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
          if (held > mostBytes) giveUpOne();
        },
        complete: () => void coming.delete(form),
        release: () => letGo(form),
      };
    },
    held: () => held,
  };
}
