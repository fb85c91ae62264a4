import { describe, expect, it } from 'vitest';
import { type CalendarSearch, readCalendarSearch, withoutDialog } from './search.ts';

const ID = '018f3c5e-0000-7000-8000-000000000001';

describe('readCalendarSearch', () => {
  it.each([
    { why: 'nothing', search: {}, read: {} },
    {
      why: 'a view of a day',
      search: { view: 'week', day: '2027-03-28' },
      read: { view: 'week', day: '2027-03-28' },
    },
    {
      why: 'an unknown view and an invalid day',
      search: { view: 'year', day: '2027-02-30' },
      read: {},
    },
    {
      why: 'filters',
      search: { members: [ID, 'x'], services: [ID], states: ['held', 'gone'] },
      read: { members: [ID], services: [ID], states: ['held'] },
    },
    { why: 'an open booking', search: { entry: ID }, read: { entry: ID } },
    {
      why: 'a new booking at a time',
      search: { open: 'booking', at: '2027-03-28T09:15', minutes: 30, member: ID },
      read: { open: 'booking', at: '2027-03-28T09:15', minutes: 30, member: ID },
    },
    {
      why: 'an invalid time and duration',
      search: { open: 'booking', at: '2027-03-28T24:15', minutes: -5 },
      read: { open: 'booking' },
    },
    { why: 'a time without a dialog', search: { at: '2027-03-28T09:15', member: ID }, read: {} },
  ])('validates $why', ({ search, read }) => {
    expect(readCalendarSearch(search)).toEqual(read);
  });
});

describe('withoutDialog', () => {
  it('keeps the view, day and filters', () => {
    const shown: CalendarSearch = { view: 'day', day: '2027-03-28', members: [ID] };
    const search: CalendarSearch = { ...shown, open: 'booking', client: ID, visit: ID };
    expect(withoutDialog(search)).toEqual(shown);
  });
});
