import { expect, it } from 'vitest';
import { isConfirmable, type RequestedTime } from './confirm.ts';

const now = new Date('2026-11-20T09:00:00Z');
const asked: RequestedTime = {
  status: 'TO_BE_CONFIRMED',
  start: '2026-11-20T09:00:00.001Z',
  ended: false,
};

it.each<{ why: string; time: Partial<RequestedTime>; may: boolean }>([
  { why: 'it is asked for', time: {}, may: true },
  { why: 'it begins', time: { start: '2026-11-20T09:00:00.000Z' }, may: false },
  { why: 'none is named', time: { status: 'TO_BE_BOOKED', start: null }, may: false },
  { why: 'its client has left', time: { ended: true }, may: false },
  { why: 'it is agreed to', time: { status: 'NEW' }, may: false },
  { why: 'it waits for its payment', time: { status: 'RESERVATION' }, may: false },
])('a clinic can agree to a time where $why: $may', ({ time, may }) => {
  expect(isConfirmable({ ...asked, ...time }, now)).toBe(may);
});
