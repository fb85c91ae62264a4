import type { RowKey } from './all.ts';

/**
 * Where identifiers stand that a kind of event does not have: all kinds are posted and changed by one call each. They are
 * neither looked up nor kept.
 */
export const IGNORED_IDS: Readonly<Partial<Record<RowKey, readonly string[]>>> = {};
