import { expect, it } from 'vitest';
import { isShallowEqualExcept } from './shallow-equal-except.ts';

const noon = new Date('2026-11-27T12:00Z');

it.each([
  { one: {}, other: {}, alike: true },
  { one: { date: noon, step: 15 }, other: { step: 15, date: noon }, alike: true },
  { one: { date: noon }, other: { date: new Date(noon) }, alike: false },
  { one: { step: 15 }, other: { step: 30 }, alike: false },
  { one: { step: 15 }, other: {}, alike: false },
  { one: {}, other: { step: undefined }, alike: false },
  { one: { step: 15, parts: 1 }, other: { step: 15, parts: 2 }, alike: true },
  { one: { step: 15, parts: 1 }, other: { step: 15 }, alike: true },
  { one: { step: 15, parts: 1 }, other: { step: 30, parts: 1 }, alike: false },
])('isShallowEqualExcept compares $one and $other, ignoring `parts`', ({ one, other, alike }) => {
  expect(isShallowEqualExcept(['parts'])(one, other)).toBe(alike);
});
