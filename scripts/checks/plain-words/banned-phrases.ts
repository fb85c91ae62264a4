/** A phrase that needs a second reading, and what to write instead. */
export type BannedPhrase = { readonly pattern: RegExp; readonly instead: string };

/** Banned in docstrings, comments, test titles and commit subjects. */
export const BANNED_IN_PROSE: readonly BannedPhrase[] = [
  { pattern: /\bis none\b|\bare none\b|\bthere is none\b/i, instead: '“is not …”, “has no …”' },
  { pattern: /\bis (?:one|there) no more\b/i, instead: '“is no longer …”' },
  { pattern: /\bwho(?:m|se)?ever\b/i, instead: 'the noun' },
  { pattern: /\bof whom\b|\bby whom\b/i, instead: 'a main clause with the noun as its subject' },
  {
    pattern: /\b(?:is|are|was|were) (?:told|heard)\b|\bhears\b/i,
    instead: '“is notified”, “receives”',
  },
  { pattern: /\b(?:is|are|was|were) said\b/i, instead: '“is shown”, “states”' },
  { pattern: /\banew\b/i, instead: '“again”' },
  { pattern: /\bmeanwhile\b|\bbeforehand\b/i, instead: 'the moment: “before …”, “during …”' },
  {
    pattern: /\bby (?:him|her|it|them)sel(?:f|ves)\b|\bas a whole\b/i,
    instead: 'nothing, or the precise word',
  },
];

/** A docstring, test title or commit subject begins with the subject or the verb, not with a relative clause. */
export const BANNED_OPENINGS: readonly BannedPhrase[] = [
  {
    pattern: /^(?:what|who|whom|whose|that which)\b(?![^.]*\?)/i,
    instead: 'the noun as the subject',
  },
];
