import { expect, it, vi } from 'vitest';
import { combineQueries } from './combine-queries.ts';

const refetch = vi.fn<() => Promise<unknown>>().mockResolvedValue(null);
const query = { isError: false, error: null, fetchStatus: 'idle' as const, refetch };
const here = { ...query, data: [] };
const coming = { ...query, data: undefined, fetchStatus: 'fetching' as const };
const paused = { ...coming, fetchStatus: 'paused' as const };
const why = new Error('down');
const failed = { ...query, data: undefined, isError: true, error: why };
const outdated = { ...here, isError: true, error: why };

it.each([
  { what: 'all have data', queries: [here, here], is: { isError: false, fetchStatus: 'fetching' } },
  {
    what: 'one is fetching',
    queries: [here, coming],
    is: { isError: false, fetchStatus: 'fetching' },
  },
  {
    what: 'one is paused',
    queries: [coming, paused],
    is: { isError: false, fetchStatus: 'paused' },
  },
  { what: 'one failed', queries: [here, failed], is: { isError: true, error: why } },
  {
    what: 'nothing failed after a failed refetch',
    queries: [outdated, here],
    is: { isError: false },
  },
  {
    what: 'nothing failed after a failed refetch while one is fetching',
    queries: [outdated, coming],
    is: { isError: false },
  },
])('combineQueries reports that $what', ({ queries, is }) => {
  expect(combineQueries(...queries)).toMatchObject(is);
});

it('combineQueries refetches all queries', async () => {
  refetch.mockClear();
  await combineQueries(here, failed).refetch();
  expect(refetch).toHaveBeenCalledTimes(2);
});
