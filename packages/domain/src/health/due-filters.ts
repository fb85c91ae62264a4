import type { DueStatus } from './due-items.ts';

/** Statuses by which lists of clients are filtered. A file of its own, because routes load it before anything else. */
export const DUE_FILTERS = ['OVERDUE', 'DUE'] as const satisfies readonly DueStatus[];
export type DueFilter = (typeof DUE_FILTERS)[number];
