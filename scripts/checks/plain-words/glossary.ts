import type { BannedPhrase } from './banned-phrases.ts';

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
