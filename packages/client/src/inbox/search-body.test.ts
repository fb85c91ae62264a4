import { expect, it } from 'vitest';
import { type ListFilter, toSearchBody } from './search-body.ts';

it.each<{ filter: ListFilter; body: object }>([
  { filter: {}, body: { payload: {} } },
  { filter: { statuses: ['NEW'] }, body: { payload: { status: ['NEW'] } } },
  { filter: { pets: ['luna'] }, body: { payload: { pets: ['luna'] } } },
  { filter: { text: '  limps ' }, body: { payload: { message: ['limps'] } } },
  { filter: { text: '   ' }, body: { payload: {} } },
  { filter: { payments: ['PAID'] }, body: { payload: { payment: ['PAID'] } } },
  { filter: { facilities: ['f'] }, body: { payload: { facilities: ['f'] } } },
  { filter: { families: ['b'] }, body: { payload: { families: ['b'] } } },
  { filter: { assignees: ['vet'] }, body: { payload: { assignees: ['vet'] } } },
  {
    filter: { period: { from: '2026-11-20T00:00:00Z' } },
    body: { date_created: { from: '2026-11-20T00:00:00Z' }, payload: {} },
  },
])('toSearchBody converts $filter to $body', ({ filter, body }) => {
  expect(toSearchBody(filter)).toEqual(body);
});
