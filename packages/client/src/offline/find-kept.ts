import type { Query } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client.ts';
import { openPersonDatabase } from '../storage/person-database.ts';
import { readKept } from './kept-answers.ts';
import { isPicture, readPicture } from './kept-pictures.ts';

/**
 * Finds the answer to a query that this device has kept for a person; `undefined` where it has none, or where there is
 * a connection: a single answer that does not come is no reason to show what may be old.
 */
export async function findKept(
  { app, build, session }: ApiClient,
  userId: string,
  query: Query,
): Promise<unknown> {
  const state = session.state();
  const isKnownFromBefore = state.status === 'signedIn' && state.keptAt !== undefined;
  if (navigator.onLine && !isKnownFromBefore) return undefined;
  const database = await openPersonDatabase(app, userId);
  const now = Date.now();
  const reading = isPicture(query.queryKey)
    ? readPicture(database, query, now)
    : readKept(database, query, { build, now });
  return reading.finally(() => database.close());
}
