import { describe, expect, it } from 'vitest';
import { crossesWarning, budgetLimit } from './message-budget.ts';

describe('budgetLimit', () => {
  it.each([
    { purpose: 'INVITATION', perDay: 100, most: 50 },
    { purpose: 'INVITATION', perDay: 3, most: 1 },
    { purpose: 'INVITATION', perDay: 1, most: 0 },
    { purpose: 'NEWS', perDay: 100, most: 100 },
    { purpose: 'NEWS', perDay: 0, most: 0 },
    { purpose: 'ESSENTIAL', perDay: 100, most: 2_000_000_000 },
    { purpose: 'ESSENTIAL', perDay: 0, most: 2_000_000_000 },
  ] as const)('for $purpose with $perDay a day is $most', ({ purpose, perDay, most }) => {
    expect(budgetLimit(purpose, perDay)).toBe(most);
  });
});

describe('crossesWarning', () => {
  it.each([
    { after: 79, units: 1, warns: false },
    { after: 80, units: 1, warns: true },
    { after: 81, units: 1, warns: false },
    { after: 95, units: 20, warns: true },
    { after: 95, units: 15, warns: false },
  ])('returns $warns for $units units that reach $after of 100', ({ after, units, warns }) => {
    expect(crossesWarning(100, after, units)).toBe(warns);
  });
});
