/** A consent box of a form: 'on' is given, anything else is not. Specification, section 5. */
export function consentFlag(value: unknown): 0 | 1 {
  return value === 'on' ? 1 : 0;
}

/** The version of the terms and the privacy policy that a person agrees to at sign-up; logged with each consent. */
export const CONSENT_TEXT_VERSION = '2026-11';
