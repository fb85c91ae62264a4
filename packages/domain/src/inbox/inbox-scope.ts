/** Whose things are shown: of the person who asks and of nobody, or of all colleagues too. */
export const INBOX_SCOPES = ['MINE', 'EVERYONE'] as const;
export type InboxScope = (typeof INBOX_SCOPES)[number];
