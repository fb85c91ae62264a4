import { unmetPasswordRules } from '@zampa/domain/people/password';

/**
 * Client-side validation of the account forms. Does not import the contract schemas, to keep them out of the first
 * bundle; the server validates with them and its errors appear at the same fields.
 */
const looksLikeEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const required = { required: true } as const;

export const emailRules = {
  required: true,
  validate: (typed: string) => looksLikeEmail.test(typed.trim()) || 'invalid_email',
} as const;

export const codeRules = {
  required: true,
  validate: (typed: string) => /^\d{6}$/.test(typed) || 'invalid_code',
} as const;

export const newPasswordRules = {
  required: true,
  validate: (typed: string) => unmetPasswordRules(typed).length === 0 || 'PASSWORD_WEAK',
} as const;
