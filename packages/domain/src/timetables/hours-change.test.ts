import { describe, expect, it } from 'vitest';
import { applyHoursChange, ownHours, type StaffHours } from './hours-change.ts';

const span = (from: string, to: string) => [{ weekday: 1, from, to }];
const early = { id: 'early', hours: span('08:00', '12:00'), users: ['carlo', 'vera'] };
const late = { id: 'late', hours: span('14:00', '18:00'), users: ['nina'] };
const before: StaffHours = { week: span('08:00', '18:00'), timetables: [early, late] };

describe('applyHoursChange', () => {
  it('replaces the weekly hours and keeps the timetables', () => {
    const hours = span('09:00', '17:00');
    expect(applyHoursChange(before, { kind: 'WEEK', hours })).toEqual({ ...before, week: hours });
  });

  it('replaces a timetable and removes its new users from the others', () => {
    const hours = span('13:00', '19:00');
    const users = ['nina', 'carlo'];
    expect(applyHoursChange(before, { kind: 'TIMETABLE', id: 'late', hours, users })).toEqual({
      week: before.week,
      timetables: [
        { id: 'late', hours, users },
        { ...early, users: ['vera'] },
      ],
    });
  });

  it('adds a timetable and removes its users from the others', () => {
    const hours = span('10:00', '11:00');
    const users = ['vera'];
    expect(applyHoursChange(before, { kind: 'TIMETABLE', id: null, hours, users })).toEqual({
      week: before.week,
      timetables: [{ id: '', hours, users }, { ...early, users: ['carlo'] }, late],
    });
  });
});

it.each([
  { member: 'vera', hours: early.hours },
  { member: 'nina', hours: late.hours },
  { member: 'olga', hours: null },
])('ownHours of $member is $hours', ({ member, hours }) => {
  expect(ownHours(before, member)).toEqual(hours);
});
