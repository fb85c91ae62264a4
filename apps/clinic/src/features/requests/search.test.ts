import { describe, expect, it } from 'vitest';
import { listOfStatus, readRequestsSearch, REQUEST_LISTS, statusOfList } from './search.ts';

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
  ])('$why', ({ search, read }) => {
    expect(readRequestsSearch(search)).toEqual(read);
  });

  it('keeps a long text within what the API takes', () => {
    expect(readRequestsSearch({ text: 'x'.repeat(500) }).text).toHaveLength(200);
  });
});

describe('listOfStatus', () => {
  it.each(REQUEST_LISTS)('leads from %s to its status and back', (list) => {
    expect(listOfStatus(statusOfList(list))).toBe(list);
  });

  it('counts what waits for its payment as to manage', () => {
    expect(listOfStatus('PENDING')).toBe('to-manage');
  });
});
