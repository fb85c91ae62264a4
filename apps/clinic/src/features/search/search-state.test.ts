import { expect, it } from 'vitest';
import { searchStateOf } from './search-state.ts';

it.each([
  { asked: 'luna', fetchStatus: 'idle', isError: false, state: 'here' },
  { asked: 'luna', fetchStatus: 'fetching', isError: false, state: 'coming' },
  { asked: 'luna', fetchStatus: 'fetching', isError: true, state: 'coming' },
  { asked: 'luna', fetchStatus: 'idle', isError: true, state: 'failed' },
  { asked: 'luna', fetchStatus: 'paused', isError: false, state: 'offline' },
  // What was asked for before says nothing of it.
  { asked: 'lun', fetchStatus: 'idle', isError: false, state: 'coming' },
  { asked: 'lun', fetchStatus: 'idle', isError: true, state: 'coming' },
  { asked: 'lun', fetchStatus: 'paused', isError: false, state: 'coming' },
] as const)(
  'is $state for “luna” where “$asked” was asked, $fetchStatus, failed: $isError',
  ({ asked, state, ...query }) => {
    expect(searchStateOf('luna', asked, query)).toBe(state);
  },
);
