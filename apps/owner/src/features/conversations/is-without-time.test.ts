import type { Conversation } from '@zampa/contract/conversations/conversation';
import { expect, it } from 'vitest';
import { isWithoutTime } from './is-without-time.ts';

const canceledBooking = { payload: { noShow: false } };

it.each([
  { why: 'its appointment was canceled', visit: {}, without: true },
  { why: 'it never had a time', visit: { lastBooking: null }, without: false },
  { why: 'it has a time again', visit: { appointment: {} }, without: false },
  {
    why: 'the client did not show up',
    visit: { lastBooking: { payload: { noShow: true } } },
    without: false,
  },
  { why: 'the clinic started the visit', visit: { payload: { status: 'OPEN' } }, without: false },
])('isWithoutTime is $without when $why', ({ visit, without }) => {
  const visitFacts = {
    payload: { status: 'NEW' },
    appointment: null,
    lastBooking: canceledBooking,
    ...visit,
  };
  expect(isWithoutTime(visitFacts as unknown as Conversation)).toBe(without);
});
