import { describe, expect, it } from 'vitest';
import { changedHours, ownHours, type StaffHours } from './hours-change.ts';

const span = (from: string, to: string) => [{ weekday: 1, from, to }];
const early = { id: 'early', hours: span('08:00', '12:00'), users: ['carlo', 'vera'] };
const late = { id: 'late', hours: span('14:00', '18:00'), users: ['nina'] };
const before: StaffHours = { week: span('08:00', '18:00'), timetables: [early, late] };

describe('changedHours', () => {
  it('of the week leaves the timetables', () => {
    const hours = span('09:00', '17:00');
    expect(changedHours(before, { kind: 'WEEK', hours })).toEqual({ ...before, week: hours });
  });

  it('of a timetable replaces it, and takes its new followers out of the others', () => {
    const hours = span('13:00', '19:00');
    const users = ['nina', 'carlo'];
    expect(changedHours(before, { kind: 'TIMETABLE', id: 'late', hours, users })).toEqual({
      week: before.week,
      timetables: [
        { id: 'late', hours, users },
        { ...early, users: ['vera'] },
      ],
    });
  });

  it('by a new timetable keeps the others, without who follows it now', () => {
    const hours = span('10:00', '11:00');
    const users = ['vera'];
    expect(changedHours(before, { kind: 'TIMETABLE', id: null, hours, users })).toEqual({
      week: before.week,
      timetables: [{ id: '', hours, users }, { ...early, users: ['carlo'] }, late],
    });
  });
});

it.each([
  { member: 'vera', hours: early.hours },
  { member: 'nina', hours: late.hours },
  { member: 'olga', hours: null },
])('$member works $hours', ({ member, hours }) => {
  expect(ownHours(before, member)).toEqual(hours);
});
