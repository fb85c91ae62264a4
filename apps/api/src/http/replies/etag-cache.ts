import type { DatabaseState } from '../../access/session-cache.ts';
import type { Clock } from '../../ports/clock.ts';

/** Lifetime of an entry. Things that expire by the clock do so in the database too, within a minute. */
const KEPT_MS = 30_000;
/** Each is about a hundred bytes. */
const MOST_KEPT = 20_000;

type CacheableRequest = {
  readonly accountId: string;
  /** Database state at the time of the request; equal states mean equal rows. */
  readonly state: DatabaseState;
  readonly url: string;
};

type CacheEntry = { readonly state: DatabaseState; readonly etag: string; readonly until: number };

export type EtagCache = {
  /** Returns whether the caller already has the current response, without computing it. */
  readonly has: (request: CacheableRequest, etag: string | undefined) => boolean;
  /** Saves the ETag of a response. */
  readonly save: (request: CacheableRequest, etag: string) => void;
};

/**
 * Remembers the response given for each database state. While no server has written anything, both the response
 * and the right to read it are unchanged.
 */
export function createEtagCache(clock: Clock): EtagCache {
  const answers = new Map<string, CacheEntry>();
  const keyOf = ({ accountId, url }: CacheableRequest) => `${accountId} ${url}`;
  return {
    has(request, etag) {
      const cached = etag === undefined ? undefined : answers.get(keyOf(request));
      return (
        cached !== undefined &&
        cached.etag === etag &&
        cached.state === request.state &&
        cached.until > clock.now().getTime()
      );
    },
    save(request, etag) {
      const key = keyOf(request);
      const now = clock.now().getTime();
      // The map is in order of age, so that the oldest entries are dropped first.
      answers.delete(key);
      answers.set(key, { state: request.state, etag, until: now + KEPT_MS });
      for (const [oldest, { until }] of answers) {
        if (answers.size <= MOST_KEPT && until > now) break;
        answers.delete(oldest);
      }
    },
  };
}
