import { describe, expect, it } from 'vitest';
import { readRequestsSearch } from './search.ts';

const ID = '01a1fbac-7ad6-72c3-8e27-56f515677b5f';

describe('readRequestsSearch', () => {
  it.each([
    { why: 'no parameters', search: {}, read: {} },
    { why: 'a list', search: { list: 'completed' }, read: { list: 'completed' } },
    { why: 'an unknown list', search: { list: 'deleted' }, read: {} },
    { why: 'an open conversation', search: { conversation: 'c1' }, read: { conversation: 'c1' } },
    { why: 'digits, parsed as a number', search: { text: 112 }, read: { text: '112' } },
    { why: 'only spaces', search: { text: '  ' }, read: {} },
    { why: 'an object instead of a text', search: { text: { a: 1 } }, read: {} },
    { why: 'the context panel', search: { panel: 'context' }, read: { panel: 'context' } },
    { why: 'an unknown panel', search: { panel: 'x' }, read: {} },
    { why: 'unknown parameters', search: { utm: 'mail' }, read: {} },
    { why: 'a message to open at', search: { seq: 12 }, read: { seq: 12 } },
    { why: 'an invalid message number', search: { seq: -1 }, read: {} },
    {
      why: 'types and categories of the diary',
      search: { type: ['DIARY', 'BOT'], category: ['TRIP', {}] },
      read: { type: ['DIARY'], category: ['TRIP'] },
    },
    {
      why: 'a video meeting to join',
      search: { conversation: 'c1', video: 'room' },
      read: { conversation: 'c1', video: 'room' },
    },
    { why: 'a meeting without its conversation', search: { video: 'room' }, read: {} },
    { why: 'an open entry', search: { entry: ID }, read: { entry: ID } },
    {
      why: 'an entry and a conversation as the conversation',
      search: { entry: ID, conversation: 'c' },
      read: { conversation: 'c' },
    },
    {
      why: 'only valid states and payments',
      search: { status: ['NEW', 'SOON', 'NEW'], payment: ['FREE', 1] },
      read: { status: ['NEW'], payment: ['FREE'] },
    },
    { why: 'a state outside a list', search: { status: 'NEW' }, read: {} },
    {
      why: 'people and pets by id, and the user',
      search: {
        families: [ID, 'x'],
        pets: [ID.toUpperCase()],
        assignees: ['me', ID, 'you'],
        facilities: [ID],
      },
      read: { families: [ID], pets: [ID], assignees: ['me', ID], facilities: [ID] },
    },
    {
      why: 'only days that exist',
      search: { from: '2026-02-28', to: '2026-02-30' },
      read: { from: '2026-02-28' },
    },
  ])('parses $why', ({ search, read }) => {
    expect(readRequestsSearch(search)).toEqual(read);
  });

  it("cuts a long text to the API's limit", () => {
    expect(readRequestsSearch({ text: 'x'.repeat(500) }).text).toHaveLength(200);
  });
});
