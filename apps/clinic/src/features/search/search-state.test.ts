import { expect, it } from 'vitest';
import { searchState } from './search-state.ts';

it.each([
  { asked: 'luna', fetchStatus: 'idle', isError: false, state: 'here' },
  { asked: 'luna', fetchStatus: 'fetching', isError: false, state: 'coming' },
  { asked: 'luna', fetchStatus: 'fetching', isError: true, state: 'coming' },
  { asked: 'luna', fetchStatus: 'idle', isError: true, state: 'failed' },
  { asked: 'luna', fetchStatus: 'paused', isError: false, state: 'offline' },
  // A result for the previous text does not count.
  { asked: 'lun', fetchStatus: 'idle', isError: false, state: 'coming' },
  { asked: 'lun', fetchStatus: 'idle', isError: true, state: 'coming' },
  { asked: 'lun', fetchStatus: 'paused', isError: false, state: 'coming' },
] as const)(
  'searchState is $state for “luna” after a request for “$asked” ($fetchStatus, failed: $isError)',
  ({ asked: requestedText, state, ...query }) => {
    expect(searchState('luna', requestedText, query)).toBe(state);
  },
);
