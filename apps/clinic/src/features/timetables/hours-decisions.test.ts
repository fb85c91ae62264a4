import { expect, it } from 'vitest';
import { decidedOf, idsOf, keepingTheRest } from './hours-decisions.ts';

const bookings = [{ id: 'first' }, { id: 'second' }, { id: 'third' }];

it('counts what is decided, of these bookings alone', () => {
  expect(decidedOf({}, bookings)).toBe(0);
  expect(decidedOf({ first: 'cancel', gone: 'keep' }, bookings)).toBe(1);
});

it('keeps the rest, and nothing that was decided otherwise', () => {
  const decided = keepingTheRest({ first: 'cancel', second: 'propose' }, bookings);
  expect(decided).toEqual({ first: 'cancel', second: 'propose', third: 'keep' });
  expect(idsOf(decided, 'cancel')).toEqual(['first']);
  expect(idsOf(decided, 'keep')).toEqual(['third']);
});
