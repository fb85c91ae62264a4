import type { Conversation } from '@zampa/contract/conversations/conversation';
import { expect, it } from 'vitest';
import { isWithoutTime } from './is-without-time.ts';

const off = { payload: { noShow: false } };

it.each([
  { why: 'its time was called off', visit: {}, without: true },
  { why: 'it never had a time', visit: { lastBooking: null }, without: false },
  { why: 'it has a time again', visit: { appointment: {} }, without: false },
  { why: 'nobody came', visit: { lastBooking: { payload: { noShow: true } } }, without: false },
  { why: 'the clinic has begun', visit: { payload: { status: 'OPEN' } }, without: false },
])('a visit is without a time: $without, where $why', ({ visit, without }) => {
  const known = { payload: { status: 'NEW' }, appointment: null, lastBooking: off, ...visit };
  expect(isWithoutTime(known as unknown as Conversation)).toBe(without);
});
