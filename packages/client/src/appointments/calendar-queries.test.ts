import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { askedApi } from '../asked-api.test-data.ts';
import { calendarQuery, slotsQuery } from './calendar-queries.ts';

const signal: unknown = expect.any(AbortSignal);
const days = { from: '2026-11-20', to: '2026-11-26' };

it.each([
  { calledOff: undefined, more: {} },
  { calledOff: false, more: {} },
  { calledOff: true, more: { calledOff: true } },
])('a calendar is asked for with called-off bookings: $calledOff', async ({ calledOff, more }) => {
  const { api, asked } = askedApi([]);
  const client = new QueryClient();
  await client.fetchQuery(calendarQuery(api, 'clinic', days.from, days.to, calledOff));
  const query = { facilityId: 'clinic', ...days, ...more };
  expect(asked).toEqual([{ call: 'GET /calendar', input: { query, signal } }]);
  const key = ['calendar', 'clinic', 'range', days.from, days.to, calledOff ?? false];
  expect(client.getQueryData(key)).toEqual([]);
});

const wanted = { facilityId: 'clinic', services: ['visit', 'x-ray'], pets: [], ...days };

it.each([
  { why: 'of anybody, for any animal', changes: {}, more: {} },
  { why: 'for these animals', changes: { pets: ['luna', 'fido'] }, more: { pets: 'luna,fido' } },
  { why: 'of this member', changes: { assigneeId: 'vet' }, more: { assigneeId: 'vet' } },
])('free times are asked for $why', async ({ changes, more }) => {
  const { api, asked } = askedApi([]);
  const client = new QueryClient();
  await client.fetchQuery(slotsQuery(api, { ...wanted, ...changes }));
  const query = { facilityId: 'clinic', ...days, services: 'visit,x-ray', ...more };
  expect(asked).toEqual([{ call: 'GET /facilities/slots', input: { query, signal } }]);
  expect(client.getQueryData(['calendar', 'clinic', 'slots', { ...wanted, ...changes }])).toEqual(
    [],
  );
});

it('nothing is asked for without a service', () => {
  const { api } = askedApi([]);
  expect(slotsQuery(api, wanted).enabled).toBe(true);
  expect(slotsQuery(api, { ...wanted, services: [] }).enabled).toBe(false);
});
