import { describe, expect, it } from 'vitest';
import { applyHoursChange, type HoursChange, type StaffHours } from './hours-change.ts';
import { type BookedTime, bookingsNewlyOutside } from './outside-hours.ts';
import type { WeeklySpan } from './weekly-hours.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const daily = (from: string, to: string): readonly WeeklySpan[] =>
  EVERY_DAY.map((weekday) => ({ weekday, from, to }));
const minute = (iso: string) => Date.parse(iso) / 60_000;
const booking = (
  id: string,
  from: string,
  to: string,
  memberId: string | null = 'vera',
): BookedTime => ({ id, from: minute(from), to: minute(to), memberId });

const mornings = { id: 'mornings', hours: daily('08:00', '13:00'), users: ['carlo'] };
const nineToSix: StaffHours = { week: daily('09:00', '18:00'), timetables: [mornings] };
const week = (hours: readonly WeeklySpan[]): HoursChange => ({ kind: 'WEEK', hours });

type Case = {
  readonly why: string;
  readonly zone?: string;
  readonly before?: StaffHours;
  readonly change: HoursChange;
  readonly bookings: readonly BookedTime[];
  readonly outside: readonly string[];
};

// Rome is UTC+1 in winter and UTC+2 in summer; DST starts at 2026-03-29 01:00Z and ends at 2026-10-25 01:00Z.
// 2026-11-23 is a Monday.
const cases: readonly Case[] = [
  {
    why: 'bookings that end after the new closing time, to the minute',
    change: week(daily('09:00', '17:00')),
    bookings: [
      booking('ends with the hours', '2026-11-23T15:30Z', '2026-11-23T16:00Z'),
      booking('ends a minute later', '2026-11-23T15:31Z', '2026-11-23T16:01Z'),
      booking('begins with the hours', '2026-11-23T08:00Z', '2026-11-23T08:30Z'),
    ],
    outside: ['ends a minute later'],
  },
  {
    why: 'bookings that overlap a new break',
    change: week([...daily('09:00', '13:00'), ...daily('14:00', '18:00')]),
    bookings: [
      booking('before', '2026-11-23T11:30Z', '2026-11-23T12:00Z'),
      booking('into it', '2026-11-23T11:45Z', '2026-11-23T12:15Z'),
      booking('in it', '2026-11-23T12:15Z', '2026-11-23T12:45Z'),
      booking('after', '2026-11-23T13:00Z', '2026-11-23T13:30Z'),
    ],
    outside: ['into it', 'in it'],
  },
  {
    why: 'bookings on a weekday that is now closed',
    change: week(daily('09:00', '18:00').filter(({ weekday }) => weekday !== 2)),
    bookings: [
      booking('Monday', '2026-11-23T10:00Z', '2026-11-23T10:30Z'),
      booking('Tuesday', '2026-11-24T10:00Z', '2026-11-24T10:30Z'),
      booking('Tuesday a year on', '2027-11-23T10:00Z', '2027-11-23T10:30Z'),
    ],
    outside: ['Tuesday', 'Tuesday a year on'],
  },
  {
    why: 'no bookings that were already outside',
    change: week(daily('10:00', '12:00')),
    bookings: [
      booking('at night', '2026-11-23T02:00Z', '2026-11-23T02:30Z'),
      booking('over the old end', '2026-11-23T16:45Z', '2026-11-23T17:15Z'),
      booking(
        'of the afternoon of who has mornings',
        '2026-11-23T14:00Z',
        '2026-11-23T14:30Z',
        'carlo',
      ),
    ],
    outside: [],
  },
  {
    why: 'no bookings if hours only grow or are split differently',
    change: week([...daily('08:00', '12:00'), ...daily('12:00', '19:00')]),
    bookings: [booking('over noon', '2026-11-23T10:45Z', '2026-11-23T11:15Z')],
    outside: [],
  },
  {
    why: 'bookings by the UTC offset of their own day',
    change: week(daily('10:00', '18:00')),
    bookings: [
      booking('ten in winter', '2026-10-26T09:00Z', '2026-10-26T09:30Z'),
      booking('nine in winter', '2026-10-26T08:00Z', '2026-10-26T08:30Z'),
      booking('ten in summer', '2026-10-23T08:00Z', '2026-10-23T08:30Z'),
      booking('nine in summer', '2026-10-23T07:00Z', '2026-10-23T07:30Z'),
    ],
    outside: ['nine in winter', 'nine in summer'],
  },
  {
    why: 'bookings before hours that start in a skipped hour',
    before: { week: daily('00:00', '24:00'), timetables: [] },
    change: week(daily('02:30', '24:00')),
    bookings: [
      booking('just before the leap', '2026-03-29T00:30Z', '2026-03-29T01:00Z'),
      booking('just after the leap', '2026-03-29T01:00Z', '2026-03-29T01:30Z'),
    ],
    outside: ['just before the leap'],
  },
  {
    why: 'bookings after a repeated hour, which is open twice',
    before: { week: daily('00:00', '24:00'), timetables: [] },
    change: week(daily('00:00', '03:00')),
    bookings: [
      booking('in the second two o’clock', '2026-10-25T01:15Z', '2026-10-25T01:45Z'),
      booking('over its end', '2026-10-25T01:45Z', '2026-10-25T02:15Z'),
    ],
    outside: ['over its end'],
  },
  {
    why: 'bookings by local day where it differs from UTC',
    zone: 'Pacific/Auckland',
    change: week(daily('09:00', '18:00').filter(({ weekday }) => weekday !== 1)),
    bookings: [
      booking('Monday there, Sunday in UTC', '2026-11-22T21:00Z', '2026-11-22T21:30Z'),
      booking('Tuesday there, Monday in UTC', '2026-11-23T21:00Z', '2026-11-23T21:30Z'),
    ],
    outside: ['Monday there, Sunday in UTC'],
  },
  {
    why: 'bookings across midnight if only one day changes',
    before: { week: daily('00:00', '24:00'), timetables: [] },
    change: week(daily('00:00', '24:00').filter(({ weekday }) => weekday !== 2)),
    bookings: [
      booking('into the day that closes', '2026-11-23T22:45Z', '2026-11-23T23:15Z'),
      booking('up to its midnight', '2026-11-23T22:30Z', '2026-11-23T23:00Z'),
    ],
    outside: ['into the day that closes'],
  },
  {
    why: 'only bookings of a changed timetable’s users',
    change: { ...mornings, kind: 'TIMETABLE', hours: daily('08:00', '11:00') },
    bookings: [
      booking('noon of Carlo', '2026-11-23T11:00Z', '2026-11-23T11:30Z', 'carlo'),
      booking('noon of Vera', '2026-11-23T11:00Z', '2026-11-23T11:30Z', 'vera'),
      booking('noon of nobody yet', '2026-11-23T11:00Z', '2026-11-23T11:30Z', null),
      booking('ten of Carlo', '2026-11-23T09:00Z', '2026-11-23T09:30Z', 'carlo'),
    ],
    outside: ['noon of Carlo'],
  },
  {
    why: 'bookings of a new timetable’s users, even if they had another',
    change: {
      kind: 'TIMETABLE',
      id: null,
      hours: daily('14:00', '18:00'),
      users: ['carlo', 'vera'],
    },
    bookings: [
      booking('morning of Carlo', '2026-11-23T09:00Z', '2026-11-23T09:30Z', 'carlo'),
      booking('morning of Vera', '2026-11-23T09:00Z', '2026-11-23T09:30Z', 'vera'),
      booking('morning of Nina', '2026-11-23T09:00Z', '2026-11-23T09:30Z', 'nina'),
    ],
    outside: ['morning of Carlo', 'morning of Vera'],
  },
  {
    why: 'no bookings of users removed from a timetable',
    change: { ...mornings, kind: 'TIMETABLE', users: [] },
    bookings: [booking('morning', '2026-11-23T09:00Z', '2026-11-23T09:30Z', 'carlo')],
    outside: [],
  },
  {
    why: 'bookings of timetable users if opening hours shrink',
    change: week(daily('10:00', '18:00')),
    bookings: [booking('nine of Carlo', '2026-11-23T08:00Z', '2026-11-23T08:30Z', 'carlo')],
    outside: ['nine of Carlo'],
  },
];

describe('bookingsNewlyOutside', () => {
  it.each(cases)(
    'finds $why',
    ({ zone = 'Europe/Rome', before = nineToSix, change, bookings, outside }) => {
      const found = bookingsNewlyOutside(bookings, zone, before, applyHoursChange(before, change));
      expect(found.map(({ id }) => id)).toEqual(outside);
    },
  );
});
