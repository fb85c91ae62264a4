import type { Query } from '@tanstack/react-query';
import { type AppName } from '../storage/app-storage.ts';
import { openPersonDatabase } from '../storage/person-database.ts';
import { readKept } from './kept-answers.ts';

/** Whose answers, and which build has to understand them. */
export type Keeper = { readonly app: AppName; readonly userId: string; readonly build: string };

/** Finds the answer to a query that this device has kept for a person; `undefined` where it has none. */
export async function findKept({ app, userId, build }: Keeper, query: Query): Promise<unknown> {
  try {
    const database = await openPersonDatabase(app, userId);
    return await readKept(database, query, { build, now: Date.now() }).finally(() =>
      database.close(),
    );
  } catch {
    // A browser that keeps nothing.
    return undefined;
  }
}
