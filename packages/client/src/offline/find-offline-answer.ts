import type { Query } from '@tanstack/react-query';
import type { ApiClient } from '../ClientProvider.tsx';
import { openPersonDatabase } from '../storage/person-database.ts';
import { readOfflineAnswer } from './offline-answers.ts';
import { isPicture, readOfflinePicture } from './offline-pictures.ts';

/**
 * Finds the offline copy of a query's answer for this person. Resolves to `undefined` without one and while online: a
 * single failed request is no reason to show old data.
 */
export async function findOfflineAnswer(
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
    ? readOfflinePicture(database, query, now)
    : readOfflineAnswer(database, query, { build, now });
  return reading.finally(() => database.close());
}
