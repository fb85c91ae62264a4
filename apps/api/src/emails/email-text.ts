export const LANGUAGES = ['en', 'it'] as const;
export type EmailLanguage = (typeof LANGUAGES)[number];

/** Content of an e-mail. `code` is shown large on its own line, `action` as a button, `link` as a line below it. */
export type EmailText = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly code?: string;
  readonly action?: { readonly label: string; readonly url: string };
  readonly link?: { readonly label: string; readonly url: string };
  readonly closing: string;
};
