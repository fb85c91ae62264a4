import { describe, expect, it } from 'vitest';
import { passwordWeakness, unmetPasswordRules } from './password.ts';

const SHORT = 'Password must be at least 8 characters long';
const POOR = 'Password must contain at least one uppercase letter, one number, and one symbol';

describe('unmetPasswordRules and passwordWeakness', () => {
  it.each([
    { password: 'Zampa-demo-1', unmet: [], weakness: null },
    { password: 'Aaaaaa1!', unmet: [], weakness: null },
    { password: 'Èèèèèè1€', unmet: [], weakness: null },
    { password: 'Aaaaa1!', unmet: ['length'], weakness: SHORT },
    { password: '', unmet: ['length', 'uppercase', 'number', 'symbol'], weakness: SHORT },
    { password: 'aaaaaaaa', unmet: ['uppercase', 'number', 'symbol'], weakness: POOR },
    { password: 'Aaaaaaa1', unmet: ['symbol'], weakness: POOR },
    { password: 'Aaaaaaa!', unmet: ['number'], weakness: POOR },
    { password: 'aaaaaa1!', unmet: ['uppercase'], weakness: POOR },
    { password: 'Aaaaaa1 ', unmet: ['symbol'], weakness: POOR },
  ])('check "$password"', ({ password, unmet, weakness }) => {
    expect(unmetPasswordRules(password)).toEqual(unmet);
    expect(passwordWeakness(password)).toBe(weakness);
  });
});
