import { expect, it } from 'vitest';
import { countDecided, idsWithDecision, withUndecidedKept } from './hours-decisions.ts';

const bookings = [{ id: 'first' }, { id: 'second' }, { id: 'third' }];

it('countDecided counts only decisions on the listed bookings', () => {
  expect(countDecided({}, bookings)).toBe(0);
  expect(countDecided({ first: 'cancel', gone: 'keep' }, bookings)).toBe(1);
});

it('withUndecidedKept changes no existing decision', () => {
  const decided = withUndecidedKept({ first: 'cancel', second: 'propose' }, bookings);
  expect(decided).toEqual({ first: 'cancel', second: 'propose', third: 'keep' });
  expect(idsWithDecision(decided, 'cancel')).toEqual(['first']);
  expect(idsWithDecision(decided, 'keep')).toEqual(['third']);
});
