export const LANGUAGES = ['en', 'it'] as const;
export type EmailLanguage = (typeof LANGUAGES)[number];

/** What an e-mail says. A `code` stands large on a line of its own; an `action` is a button. */
export type EmailText = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly code?: string;
  readonly action?: { readonly label: string; readonly url: string };
  readonly closing: string;
};
