import type { DueStatus } from './due-items.ts';

// Apart from the rules of due items, so that addresses of lists are read without them.

/** Statuses by which lists of clients are filtered. */
export const DUE_FILTERS = ['OVERDUE', 'DUE'] as const satisfies readonly DueStatus[];
export type DueFilter = (typeof DUE_FILTERS)[number];
