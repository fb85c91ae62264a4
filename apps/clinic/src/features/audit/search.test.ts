import { expect, it } from 'vitest';
import { readAuditSearch } from './search.ts';

it.each([
  [{}, {}],
  [
    { kind: 'MONEY', person: 'a', pet: 'b' },
    { kind: 'MONEY', person: 'a', pet: 'b' },
  ],
  [{ kind: 'OTHER', person: '', pet: 1 }, {}],
  [
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-11-01', to: '2026-11-30' },
  ],
  [{ from: 'yesterday', to: 20261130 }, {}],
])('readAuditSearch reads %j as %j', (search, parsed) => {
  expect(readAuditSearch(search)).toEqual(parsed);
});
