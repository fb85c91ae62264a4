import { describe, expect, it } from 'vitest';
import { readRequestsSearch } from './search.ts';

const ID = '01a1fbac-7ad6-72c3-8e27-56f515677b5f';

describe('readRequestsSearch', () => {
  it.each([
    { why: 'nothing said', search: {}, read: {} },
    { why: 'a list', search: { list: 'completed' }, read: { list: 'completed' } },
    { why: 'a list we do not have', search: { list: 'deleted' }, read: {} },
    { why: 'an open conversation', search: { conversation: 'c1' }, read: { conversation: 'c1' } },
    { why: 'digits, read as a number', search: { text: 112 }, read: { text: '112' } },
    { why: 'only spaces', search: { text: '  ' }, read: {} },
    { why: 'a structure instead of a text', search: { text: { a: 1 } }, read: {} },
    { why: 'the context panel', search: { panel: 'context' }, read: { panel: 'context' } },
    { why: 'another panel', search: { panel: 'x' }, read: {} },
    { why: 'what is not ours', search: { utm: 'mail' }, read: {} },
    { why: 'a message to open at', search: { seq: 12 }, read: { seq: 12 } },
    { why: 'a message that cannot be', search: { seq: -1 }, read: {} },
    {
      why: 'types and categories of the diary',
      search: { type: ['DIARY', 'BOT'], category: ['TRIP', {}] },
      read: { type: ['DIARY'], category: ['TRIP'] },
    },
    { why: 'an open entry', search: { entry: ID }, read: { entry: ID } },
    {
      why: 'one thing open',
      search: { entry: ID, conversation: 'c' },
      read: { conversation: 'c' },
    },
    {
      why: 'states and payments we have',
      search: { status: ['NEW', 'SOON', 'NEW'], payment: ['FREE', 1] },
      read: { status: ['NEW'], payment: ['FREE'] },
    },
    { why: 'a state that is no list', search: { status: 'NEW' }, read: {} },
    {
      why: 'people and pets by id, and oneself',
      search: {
        families: [ID, 'x'],
        pets: [ID.toUpperCase()],
        assignees: ['me', ID, 'you'],
        facilities: [ID],
      },
      read: { families: [ID], pets: [ID], assignees: ['me', ID], facilities: [ID] },
    },
    {
      why: 'days that exist',
      search: { from: '2026-02-28', to: '2026-02-30' },
      read: { from: '2026-02-28' },
    },
  ])('$why', ({ search, read }) => {
    expect(readRequestsSearch(search)).toEqual(read);
  });

  it('keeps a long text within what the API takes', () => {
    expect(readRequestsSearch({ text: 'x'.repeat(500) }).text).toHaveLength(200);
  });
});
