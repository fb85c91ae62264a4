import { describe, expect, it } from 'vitest';
import { readClientsSearch } from './search.ts';

describe('readClientsSearch', () => {
  it.each([
    { why: 'no parameters', search: {}, read: {} },
    { why: 'a name', search: { search: 'rossi' }, read: { search: 'rossi' } },
    { why: 'a space is kept while typing', search: { search: 'anna ' }, read: { search: 'anna ' } },
    { why: 'a phone as a number', search: { search: 347555 }, read: { search: '347555' } },
    { why: 'only spaces', search: { search: '  ' }, read: {} },
    {
      why: 'a list and an order',
      search: { tab: 'waiting', sort: 'recent' },
      read: { tab: 'waiting', sort: 'recent' },
    },
    { why: 'what is due', search: { due: 'OVERDUE' }, read: { due: 'OVERDUE' } },
    { why: 'an unknown due status', search: { due: 'LATE' }, read: {} },
    { why: 'default values', search: { tab: 'all', sort: 'name' }, read: {} },
    { why: 'an unknown list', search: { tab: 'others' }, read: {} },
    { why: 'an open card', search: { client: 'f1' }, read: { client: 'f1' } },
    {
      why: 'an open card with its message form',
      search: { client: 'f1', write: true },
      read: { client: 'f1', write: true },
    },
    { why: 'a message without a client', search: { write: true }, read: {} },
    { why: 'a new client', search: { open: 'new' }, read: { open: 'new' } },
    { why: 'an unknown dialog', search: { open: 'other' }, read: {} },
    { why: 'an array instead of a card', search: { client: ['f1'] }, read: {} },
  ])('parses $why', ({ search, read }) => {
    expect(readClientsSearch(search)).toEqual(read);
  });

  it('limits the search text to the length that the API accepts', () => {
    expect(readClientsSearch({ search: 'x'.repeat(300) }).search).toHaveLength(100);
  });
});
