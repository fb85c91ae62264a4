import { expect, it } from 'vitest';
import { isConfirmable, type RequestedTime } from './is-confirmable.ts';

const now = new Date('2026-11-20T09:00:00Z');
const requestedTime: RequestedTime = {
  status: 'TO_BE_CONFIRMED',
  start: '2026-11-20T09:00:00.001Z',
  ended: false,
};

it.each<{ why: string; time: Partial<RequestedTime>; may: boolean }>([
  { why: 'the time was requested', time: {}, may: true },
  { why: 'the time starts now', time: { start: '2026-11-20T09:00:00.000Z' }, may: false },
  { why: 'no time was requested', time: { status: 'TO_BE_BOOKED', start: null }, may: false },
  { why: 'the client has left the clinic', time: { ended: true }, may: false },
  { why: 'the time is already confirmed', time: { status: 'NEW' }, may: false },
  { why: 'the time awaits payment', time: { status: 'RESERVATION' }, may: false },
])('isConfirmable returns $may if $why', ({ time, may }) => {
  expect(isConfirmable({ ...requestedTime, ...time }, now)).toBe(may);
});
