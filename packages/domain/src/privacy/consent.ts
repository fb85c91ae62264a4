/** Reads a consent box of a form: 'on' is given, anything else is not. */
export function consentFlag(value: unknown): 0 | 1 {
  return value === 'on' ? 1 : 0;
}

/** The version of the terms, the privacy policy and the conditions for clinics; logged with each consent to any of them. */
export const CONSENT_TEXT_VERSION = '2026-11';
