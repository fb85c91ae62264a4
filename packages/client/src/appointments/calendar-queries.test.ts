import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { recordingApi } from '../recording-api.test-data.ts';
import { calendarQuery, slotsQuery } from './calendar-queries.ts';

const signal: unknown = expect.any(AbortSignal);
const days = { from: '2026-11-20', to: '2026-11-26' };

it.each([
  { calledOff: undefined, more: {} },
  { calledOff: false, more: {} },
  { calledOff: true, more: { calledOff: true } },
])('calendarQuery requests canceled bookings: $calledOff', async ({ calledOff, more }) => {
  const { api, asked: requests } = recordingApi({ rows: [], people: {}, clients: {} });
  const client = new QueryClient();
  await client.fetchQuery(calendarQuery(api, 'clinic', days.from, days.to, calledOff));
  const query = { facilityId: 'clinic', ...days, ...more, view: 'summary' };
  expect(requests).toEqual([{ call: 'GET /calendar', input: { query, signal } }]);
  const key = ['calendar', 'clinic', 'range', days.from, days.to, calledOff ?? false];
  expect(client.getQueryData(key)).toEqual([]);
});

const slotsFilter = { facilityId: 'clinic', services: ['visit', 'x-ray'], pets: [], ...days };

it.each([
  { why: 'of any team member, for any pet', changes: {}, more: {} },
  { why: 'for the given pets', changes: { pets: ['luna', 'fido'] }, more: { pets: 'luna,fido' } },
  { why: 'of one team member', changes: { assigneeId: 'vet' }, more: { assigneeId: 'vet' } },
])('slotsQuery requests times $why', async ({ changes, more }) => {
  const { api, asked: requests } = recordingApi([]);
  const client = new QueryClient();
  await client.fetchQuery(slotsQuery(api, { ...slotsFilter, ...changes }));
  const query = { facilityId: 'clinic', ...days, services: 'visit,x-ray', ...more };
  expect(requests).toEqual([{ call: 'GET /facilities/slots', input: { query, signal } }]);
  expect(
    client.getQueryData(['calendar', 'clinic', 'slots', { ...slotsFilter, ...changes }]),
  ).toEqual([]);
});

it('slotsQuery is disabled without a service', () => {
  const { api } = recordingApi([]);
  expect(slotsQuery(api, slotsFilter).enabled).toBe(true);
  expect(slotsQuery(api, { ...slotsFilter, services: [] }).enabled).toBe(false);
});
