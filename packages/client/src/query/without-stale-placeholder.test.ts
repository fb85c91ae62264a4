import { expect, it } from 'vitest';
import { withoutStalePlaceholder } from './without-stale-placeholder.ts';

it.each([
  { isPlaceholderData: true, fetchStatus: 'fetching', shows: 'before' },
  { isPlaceholderData: true, fetchStatus: 'paused', shows: undefined },
  { isPlaceholderData: true, fetchStatus: 'idle', shows: undefined },
  { isPlaceholderData: false, fetchStatus: 'fetching', shows: 'before' },
  { isPlaceholderData: false, fetchStatus: 'paused', shows: 'before' },
  { isPlaceholderData: false, fetchStatus: 'idle', shows: 'before' },
] as const)(
  'withoutStalePlaceholder shows $shows when $fetchStatus and the data is a placeholder: $isPlaceholderData',
  ({ shows, ...query }) => {
    expect(withoutStalePlaceholder({ ...query, data: 'before' }).data).toBe(shows);
  },
);
