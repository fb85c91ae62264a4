import type { DatabaseState } from '../access/known-sessions.ts';
import type { Clock } from '../ports/clock.ts';

/** How long an answer may be older than the clock: what ends by itself ends in the database too, within a minute. */
const KEPT_MS = 30_000;
/** Each is a hundred bytes or so. */
const MOST_KEPT = 20_000;

type Asked = {
  readonly accountId: string;
  /** What of the database was there when the question came: two of the same state see the same rows. */
  readonly state: DatabaseState;
  readonly url: string;
};

type Kept = { readonly state: DatabaseState; readonly etag: string; readonly until: number };

export type Unchanged = {
  /** Tells whether who asks has the answer already, without looking for it. */
  readonly has: (asked: Asked, known: string | undefined) => boolean;
  /** Remembers how the answer to a question is known. */
  readonly keep: (asked: Asked, etag: string) => void;
};

/**
 * Remembers which answer was given out of which state of the database. As long as nothing at all was written since, by
 * whichever server, the answer is the same; who may see it, too.
 */
export function createUnchanged(clock: Clock): Unchanged {
  const answers = new Map<string, Kept>();
  const keyOf = ({ accountId, url }: Asked) => `${accountId} ${url}`;
  return {
    has(asked, known) {
      const kept = known === undefined ? undefined : answers.get(keyOf(asked));
      return (
        kept !== undefined &&
        kept.etag === known &&
        kept.state === asked.state &&
        kept.until > clock.now().getTime()
      );
    },
    keep(asked, etag) {
      const key = keyOf(asked);
      const now = clock.now().getTime();
      // The oldest come first, and go first.
      answers.delete(key);
      answers.set(key, { state: asked.state, etag, until: now + KEPT_MS });
      for (const [oldest, { until }] of answers) {
        if (answers.size <= MOST_KEPT && until > now) break;
        answers.delete(oldest);
      }
    },
  };
}
