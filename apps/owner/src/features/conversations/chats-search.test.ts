import { describe, expect, it } from 'vitest';
import { toChatFilter } from './chat-filter.ts';
import { mergeChatsSearch, countActiveFilters, readChatsSearch } from './chats-search.ts';

const ID = '01a1fbac-7ad6-72c3-8e27-56f515677b5f';

describe('readChatsSearch', () => {
  it.each([
    [{}, {}],
    [{ text: ' tosse ' }, { text: 'tosse' }],
    [{ text: 112, utm: 'mail' }, { text: '112' }],
    [
      { status: ['NEW', 'SOON'], payment: ['PAID', 'FAILED'] },
      { status: ['NEW'], payment: ['PAID'] },
    ],
    [
      { type: ['DIARY', 'CHAT'], category: ['TRIP', {}] },
      { type: ['DIARY'], category: ['TRIP'] },
    ],
    [{ pets: [ID, 'x'], clinics: 'all' }, { pets: [ID] }],
    [{ from: '2026-02-28', to: '2026-02-30' }, { from: '2026-02-28' }],
  ])('keeps only the valid parameters of %o', (search, read) => {
    expect(readChatsSearch(search)).toEqual(read);
  });
});

describe('mergeChatsSearch', () => {
  it('keeps unchanged filters and drops empty ones', () => {
    const search = { text: 'tosse', pets: [ID], from: '2026-02-28' };
    expect(mergeChatsSearch(search, { text: '', status: ['OPEN'], from: undefined })).toEqual({
      pets: [ID],
      status: ['OPEN'],
    });
  });
});

describe('toChatFilter', () => {
  it("converts the search parameters, with days in the device's time zone", () => {
    const search = { text: 'tosse', payment: ['PAID' as const], clinics: [ID], to: '2026-11-20' };
    expect(toChatFilter(search, 'Europe/Rome')).toEqual({
      text: 'tosse',
      payments: ['PAID'],
      facilities: [ID],
      period: { to: '2026-11-20T22:59:59.999Z' },
    });
    expect(toChatFilter({}, 'Europe/Rome')).toEqual({});
  });
});

describe('countActiveFilters', () => {
  it.each([
    [{}, 0],
    [{ text: 'tosse' }, 0],
    [{ text: 'tosse', pets: [ID, 'other'], from: '2026-02-28' }, 3],
  ])('%o has %i active filters', (search, count) => {
    expect(countActiveFilters(search)).toBe(count);
  });
});
