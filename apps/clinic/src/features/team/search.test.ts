import { describe, expect, it } from 'vitest';
import { readTeamSearch } from './search.ts';

describe('readTeamSearch', () => {
  it.each([
    { why: 'nothing said', search: {}, read: {} },
    { why: 'an open card', search: { member: 'm1' }, read: { member: 'm1' } },
    { why: 'a list instead of a card', search: { member: ['m1'] }, read: {} },
  ])('$why', ({ search, read }) => {
    expect(readTeamSearch(search)).toEqual(read);
  });
});
