import { describe, expect, it } from 'vitest';
import { parseRecallDays, validateNumber } from './protocol-values.ts';

describe('parseRecallDays', () => {
  it.each([
    ['-30, -7, 14', [-30, -7, 14]],
    ['14 −7 -30 14', [-30, -7, 14]],
    ['+3', [3]],
    ['', []],
    ['366', null],
    ['7.5', null],
    ['soon', null],
    ['1,2,3,4,5,6,7', null],
  ])('reads "%s" as %j', (typed, days) => {
    expect(parseRecallDays(typed)).toEqual(days);
  });
});

describe('validateNumber', () => {
  const optional = { min: 1, max: 240, isOptional: true };
  it.each([
    { typed: '12', rule: optional, answer: true },
    { typed: '', rule: optional, answer: true },
    { typed: '', rule: { ...optional, isOptional: false }, answer: 'required' },
    { typed: '0', rule: optional, answer: 'too_small' },
    { typed: 'x', rule: optional, answer: 'too_small' },
    { typed: '241', rule: optional, answer: 'too_big' },
  ])('of "$typed" is $answer', ({ typed, rule, answer }) => {
    expect(validateNumber(typed, rule)).toBe(answer);
  });
});
