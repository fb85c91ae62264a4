import type { Queryable } from './database.ts';

/** A transaction, and the time at which what is done in it is done. */
export type UnitOfWork = { readonly tx: Queryable; readonly now: Date };
