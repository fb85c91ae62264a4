import { expect, it } from 'vitest';
import {
  toAbsence,
  findAbsenceProblem,
  type AbsenceValues,
  computeFirstFreeDay,
} from './absence-values.ts';

const morning: AbsenceValues = {
  member: 'vera',
  allDay: false,
  from: '2027-03-28',
  fromTime: '09:00',
  to: '2027-03-28',
  toTime: '13:00',
  repeats: false,
  weekdays: [],
  until: '',
  reason: ' Congress ',
};
const common = { facilityId: 'facility', userId: 'vera', reason: 'Congress' };

it.each([
  {
    why: 'a morning',
    change: {},
    absence: {
      ...common,
      allDay: false,
      start: '2027-03-28T07:00:00.000Z',
      end: '2027-03-28T11:00:00.000Z',
    },
  },
  {
    why: 'whole days for the whole clinic',
    change: { allDay: true, member: '', to: '2027-03-30' },
    absence: { ...common, userId: null, allDay: true, start: '2027-03-28', end: '2027-03-30' },
  },
  {
    why: 'every Monday and Wednesday',
    change: {
      repeats: true,
      allDay: true,
      to: '2027-04-30',
      weekdays: [3, 1],
      until: '2027-04-30',
    },
    absence: {
      ...common,
      allDay: true,
      start: '2027-03-28',
      end: '2027-03-28',
      repeat: { weekdays: [1, 3], until: '2027-04-30' },
    },
  },
  { why: 'no day', change: { from: '' }, absence: null },
  { why: 'no end time', change: { toTime: '' }, absence: null },
  { why: 'ends when it starts', change: { toTime: '09:00' }, absence: null },
  { why: 'days in the wrong order', change: { allDay: true, to: '2027-03-27' }, absence: null },
  { why: 'repeats on no weekday', change: { repeats: true, until: '2027-04-30' }, absence: null },
  {
    why: 'ends before it starts to repeat',
    change: { repeats: true, weekdays: [1], until: '2027-03-01' },
    absence: null,
  },
])(
  'toAbsence converts the form values, or returns null when they are incomplete: $why',
  ({ change, absence }) => {
    expect(toAbsence({ ...morning, ...change }, 'facility', 'Europe/Rome')).toEqual(absence);
  },
);

it.each([
  { change: {}, problem: null },
  { change: { toTime: '09:00' }, problem: 'END_BEFORE_START' },
  { change: { toTime: '08:30' }, problem: 'END_BEFORE_START' },
  { change: { to: '2027-03-27' }, problem: 'END_BEFORE_START' },
  { change: { allDay: true, to: '2027-03-27' }, problem: 'END_BEFORE_START' },
  { change: { allDay: true }, problem: null },
  { change: { toTime: '' }, problem: null },
  { change: { from: '' }, problem: null },
  { change: { repeats: true, until: '2027-04-30' }, problem: 'NO_WEEKDAYS' },
  { change: { repeats: true, weekdays: [1], until: '' }, problem: null },
  {
    change: { repeats: true, weekdays: [1], until: '2027-03-27' },
    problem: 'LAST_DAY_BEFORE_FIRST',
  },
  { change: { repeats: true, weekdays: [1], until: '2027-04-30', to: '' }, problem: null },
])('findAbsenceProblem returns $problem for $change', ({ change, problem }) => {
  expect(findAbsenceProblem({ ...morning, ...change }, 'Europe/Rome')).toBe(problem);
});

it.each([
  { day: '2027-03-28', change: { allDay: true, to: '2027-03-30' }, first: '2027-03-31' },
  { day: '2027-03-30', change: { allDay: true, to: '2027-03-30' }, first: '2027-03-31' },
  { day: '2027-03-31', change: { allDay: true, to: '2027-03-30' }, first: '2027-03-31' },
  // Mondays and Tuesdays.
  {
    day: '2027-03-29',
    change: { repeats: true, weekdays: [1, 2], until: '2027-04-30' },
    first: '2027-03-31',
  },
  {
    day: '2027-04-29',
    change: { repeats: true, weekdays: [1, 2, 3, 4, 5, 6, 7], until: '2027-04-30' },
    first: '2027-05-01',
  },
])('computeFirstFreeDay returns $first when it starts on $day', ({ day, change, first }) => {
  expect(computeFirstFreeDay({ ...morning, ...change }, day)).toBe(first);
});
