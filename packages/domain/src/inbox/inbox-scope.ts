/** MINE: items of the caller and unassigned ones; EVERYONE: also those of colleagues. */
export const INBOX_SCOPES = ['MINE', 'EVERYONE'] as const;
export type InboxScope = (typeof INBOX_SCOPES)[number];
