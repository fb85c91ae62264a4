import { expect, it, vi } from 'vitest';
import { askedTogether } from './asked-together.ts';

const refetch = vi.fn<() => Promise<unknown>>().mockResolvedValue(null);
const query = { isError: false, error: null, fetchStatus: 'idle' as const, refetch };
const here = { ...query, data: [] };
const coming = { ...query, data: undefined, fetchStatus: 'fetching' as const };
const paused = { ...coming, fetchStatus: 'paused' as const };
const why = new Error('down');
const failed = { ...query, data: undefined, isError: true, error: why };
const outdated = { ...here, isError: true, error: why };

it.each([
  { what: 'all are here', queries: [here, here], is: { isError: false, fetchStatus: 'fetching' } },
  {
    what: 'one is coming',
    queries: [here, coming],
    is: { isError: false, fetchStatus: 'fetching' },
  },
  { what: 'one waits', queries: [coming, paused], is: { isError: false, fetchStatus: 'paused' } },
  { what: 'one failed', queries: [here, failed], is: { isError: true, error: why } },
  { what: 'one could not be renewed', queries: [outdated, here], is: { isError: false } },
  {
    what: 'one could not be renewed, one comes',
    queries: [outdated, coming],
    is: { isError: false },
  },
])('says that $what', ({ queries, is }) => {
  expect(askedTogether(...queries)).toMatchObject(is);
});

it('asks for all of them again', async () => {
  refetch.mockClear();
  await askedTogether(here, failed).refetch();
  expect(refetch).toHaveBeenCalledTimes(2);
});
