export const PASSWORD_MIN_LENGTH = 8;

/** Password rules, in the order of the screens. */
export const PASSWORD_RULES = ['length', 'uppercase', 'number', 'symbol'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const holds: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: (password) => password.length >= PASSWORD_MIN_LENGTH,
  uppercase: (password) => /\p{Lu}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[^\p{L}\p{N}\s]/u.test(password),
};

/** Returns the rules that a password does not meet; empty if it is strong enough. */
export function unmetPasswordRules(password: string): readonly PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !holds[rule](password));
}

/** Returns the sentence that explains why a password is weak; `null` for a strong one. */
export function passwordWeakness(password: string): string | null {
  const unmet = unmetPasswordRules(password);
  if (unmet.length === 0) return null;
  return unmet.includes('length')
    ? `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`
    : 'Password must contain at least one uppercase letter, one number, and one symbol';
}
