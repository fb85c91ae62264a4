import { afterEach, expect, it } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

const device = Date.parse('2026-11-23T09:00:00.000Z');
afterEach(() => noteServerTime(new Date(device).toUTCString(), device));

it.each([
  { why: 'the same', told: 'Mon, 23 Nov 2026 09:00:00 GMT', is: '2026-11-23T09:00:00.000Z' },
  {
    why: 'an answer that took a second',
    told: 'Mon, 23 Nov 2026 08:59:59 GMT',
    is: '2026-11-23T09:00:00.000Z',
  },
  {
    why: 'a device that is late',
    told: 'Mon, 23 Nov 2026 09:15:00 GMT',
    is: '2026-11-23T09:15:00.500Z',
  },
  {
    why: 'a device that is early',
    told: 'Mon, 23 Nov 2026 07:00:00 GMT',
    is: '2026-11-23T07:00:00.500Z',
  },
  { why: 'an answer without its time', told: null, is: '2026-11-23T09:00:00.000Z' },
  { why: 'no time', told: 'soon', is: '2026-11-23T09:00:00.000Z' },
])('is the clock of the server: $why', ({ told, is }) => {
  noteServerTime(told, device);
  expect(new Date(serverNow(device)).toISOString()).toBe(is);
});

it('does not tremble with every answer', () => {
  noteServerTime('Mon, 23 Nov 2026 09:15:00 GMT', device);
  noteServerTime('Mon, 23 Nov 2026 09:15:01 GMT', device);
  expect(new Date(serverNow(device)).toISOString()).toBe('2026-11-23T09:15:00.500Z');
});
