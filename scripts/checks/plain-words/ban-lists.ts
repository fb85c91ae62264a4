/** No identifier begins with one of these words: `docs/vocabulary.md` names the word to use instead. */
export const BANNED_FIRST_WORDS = [
  'ask',
  'gate',
  'given',
  'hear',
  'keep',
  'reach',
  'served',
  'settle',
  'standing',
  'sweep',
  'tell',
  'told',
  'wanted',
] as const;

/** Participles, pronouns and prepositions that could name anything. No identifier is one of them. */
export const BANNED_WHOLE_NAMES = [
  'anew',
  'asked',
  'brought',
  'by',
  'charged',
  'delivered',
  'done',
  'gone',
  'judged',
  'kept',
  'known',
  'made',
  'meant',
  'meanwhile',
  'met',
  'said',
  'settled',
  'spoken',
  'what',
  'which',
  'who',
  'whom',
  'whose',
] as const;

/** No function is named by a participle alone: its name would hide what it does. */
export const BANNED_FUNCTION_NAMES = [
  'chosen',
  'found',
  'held',
  'joined',
  'left',
  'marked',
  'moved',
  'named',
  'parted',
  'put',
  'sent',
  'shown',
  'stored',
  'taken',
  'tried',
  'waiting',
  'written',
] as const;

/** Names that stay although they are banned, each with the reason. */
export const ALLOWED_NAMES: Readonly<Record<string, string>> = {
  givenOn: 'a field of the API',
  keepAlive: 'Node names the option so',
  keepAliveTimeout: 'Node names the option so',
  keepDefaultValues: 'React Hook Form names the option so',
  kept: 'an index of the browser database',
  tellClient: 'a field of the API',
};

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

/** One word per thing on every screen, e-mail, text message, push and PDF: `docs/glossary.md`. */
export const NEVER_ON_SCREENS: Readonly<Record<'en' | 'it', readonly BannedPhrase[]>> = {
  en: [
    {
      pattern: /\bcall(?:s|ed|ing)? (?:it |them |this |that )?off\b|\bcalling[- ]off\b/i,
      instead: 'cancel',
    },
    { pattern: /\btak(?:e|es|en|ing) (?:charge)\b|\btook charge\b/i, instead: 'start, assign' },
    {
      pattern: /\b(?:give|gives|given|giving|gave) (?:money |it )?back\b|\bmoney back\b/i,
      instead: 'refund',
    },
    { pattern: /\b(?:is|are|stays?) to be paid\b/i, instead: 'due' },
    { pattern: /\bletters?\b(?! of|s of| and digits)/i, instead: 'e-mail' },
    { pattern: /\bpapers?\b/i, instead: 'invoice, receipt, PDF' },
    { pattern: /\bcancelled|cancelling\b/i, instead: 'canceled (American English)' },
    { pattern: /\borganis/i, instead: 'organization (American English)' },
    { pattern: /\bfacilit(?:y|ies)\b/i, instead: 'clinic' },
    {
      pattern: /\bwrite it down\b|\bthrow away\b|\bleave out for now\b/i,
      instead: 'save, delete, skip',
    },
    { pattern: /\bmend\b/i, instead: 'fix' },
    { pattern: /\bsomebody|nobody|whoever|anew|meanwhile|beforehand\b/i, instead: 'the noun' },
    { pattern: /\b(?:is|are) told\b/i, instead: 'is notified' },
    { pattern: /\bstands?\b(?! for)/i, instead: 'is, appears' },
  ],
  it: [
    { pattern: /\bfile coi\b/i, instead: 'file con i' },
    { pattern: /'/, instead: '’' },
  ],
};

/** Texts that stay although they break the glossary, each with the reason. */
export const ALLOWED_TEXTS: Readonly<Record<string, string>> = {
  'account:credentials.password.tooSimple': 'the specification writes this sentence (section 5)',
  'account:credentials.password.uppercase':
    'a letter of the alphabet, as the specification writes (section 5)',
  'problems:refusals.FACILITY_CODE_UNKNOWN': 'the specification writes this sentence (section 8)',
  'problems:refusals.FACILITY_UNKNOWN': 'the specification writes this sentence (section 8)',
};
