/** Converts a consent checkbox of a form: 1 for 'on', otherwise 0. */
export function consentFlag(value: unknown): 0 | 1 {
  return value === 'on' ? 1 : 0;
}

/** Version of the terms, privacy policy and conditions for clinics; logged with each consent. */
export const CONSENT_TEXT_VERSION = '2026-11';
