import { describe, expect, it } from 'vitest';
import { petSearch } from './pet-search.ts';

const dose = { plan: 'plan-1', dose: '2026-05-04T06:00:00.000Z' };
const nothing = { edit: undefined, plan: undefined, dose: undefined, answer: undefined };

describe('petSearch', () => {
  it.each([
    { why: 'accepts only true for edit', search: { edit: 'maybe' }, parsed: nothing },
    { why: 'reads the dose to show', search: dose, parsed: { ...nothing, ...dose } },
    {
      why: 'reads the answer to a dose',
      search: { ...dose, answer: 'SKIPPED' },
      parsed: { ...nothing, ...dose, answer: 'SKIPPED' },
    },
    {
      why: 'drops an unknown answer',
      search: { ...dose, answer: 'EATEN' },
      parsed: { ...nothing, ...dose },
    },
    {
      why: 'drops an answer without a plan',
      search: { dose: dose.dose, answer: 'GIVEN' },
      parsed: nothing,
    },
    {
      why: 'drops an answer to no instant',
      search: { ...dose, dose: 'today', answer: 'GIVEN' },
      parsed: nothing,
    },
  ])('$why', ({ search, parsed }) => {
    expect(petSearch(search)).toEqual(parsed);
  });
});
