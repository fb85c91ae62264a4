import { expect, it } from 'vitest';
import { whileComing } from './while-coming.ts';

it.each([
  { isPlaceholderData: true, fetchStatus: 'fetching', shows: 'before' },
  { isPlaceholderData: true, fetchStatus: 'paused', shows: undefined },
  { isPlaceholderData: true, fetchStatus: 'idle', shows: undefined },
  { isPlaceholderData: false, fetchStatus: 'fetching', shows: 'before' },
  { isPlaceholderData: false, fetchStatus: 'paused', shows: 'before' },
  { isPlaceholderData: false, fetchStatus: 'idle', shows: 'before' },
] as const)(
  'shows $shows where it is $fetchStatus, kept from another question: $isPlaceholderData',
  ({ shows, ...query }) => {
    expect(whileComing({ ...query, data: 'before' }).data).toBe(shows);
  },
);
