import { describe, expect, it } from 'vitest';
import { readTeamSearch } from './search.ts';

describe('readTeamSearch', () => {
  it.each([
    { why: 'no parameters', search: {}, read: {} },
    { why: 'an open card', search: { member: 'm1' }, read: { member: 'm1' } },
    { why: 'an array instead of a card', search: { member: ['m1'] }, read: {} },
  ])('parses $why', ({ search, read }) => {
    expect(readTeamSearch(search)).toEqual(read);
  });
});
