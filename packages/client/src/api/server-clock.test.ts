import { afterEach, expect, it } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

const device = Date.parse('2026-11-23T09:00:00.000Z');
afterEach(() => noteServerTime(new Date(device).toUTCString(), device));

it.each([
  { why: 'same time', dateHeader: 'Mon, 23 Nov 2026 09:00:00 GMT', is: '2026-11-23T09:00:00.000Z' },
  {
    why: 'a second of latency',
    dateHeader: 'Mon, 23 Nov 2026 08:59:59 GMT',
    is: '2026-11-23T09:00:00.000Z',
  },
  {
    why: 'device clock behind',
    dateHeader: 'Mon, 23 Nov 2026 09:15:00 GMT',
    is: '2026-11-23T09:15:00.500Z',
  },
  {
    why: 'device clock ahead',
    dateHeader: 'Mon, 23 Nov 2026 07:00:00 GMT',
    is: '2026-11-23T07:00:00.500Z',
  },
  { why: 'no Date header', dateHeader: null, is: '2026-11-23T09:00:00.000Z' },
  { why: 'an invalid Date header', dateHeader: 'soon', is: '2026-11-23T09:00:00.000Z' },
])("serverNow follows the server's clock: $why", ({ dateHeader, is }) => {
  noteServerTime(dateHeader, device);
  expect(new Date(serverNow(device)).toISOString()).toBe(is);
});

it('serverNow ignores small differences between answers', () => {
  noteServerTime('Mon, 23 Nov 2026 09:15:00 GMT', device);
  noteServerTime('Mon, 23 Nov 2026 09:15:01 GMT', device);
  expect(new Date(serverNow(device)).toISOString()).toBe('2026-11-23T09:15:00.500Z');
});
