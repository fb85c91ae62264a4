import type { Queryable } from './database.ts';

/** A transaction and the time that everything in it uses as now. */
export type UnitOfWork = { readonly tx: Queryable; readonly now: Date };
