import { unmetPasswordRules } from '@zampa/domain/people/password';

/**
 * What the account forms check before they send. They are the first thing a newcomer loads, so they go without the
 * schemas' code: the server checks with them anyway, and its answers are shown at the same fields.
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
