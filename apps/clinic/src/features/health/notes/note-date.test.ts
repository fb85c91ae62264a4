import { describe, expect, it } from 'vitest';
import { dateToSave, findNoteDateProblem, toNoteDate } from './note-date.ts';

const rules = { zone: 'Europe/Rome', birthDate: '2026-03-01' };
const now = new Date('2026-11-20T10:30:00Z');

describe('findNoteDateProblem', () => {
  it.each([
    { why: 'no day', day: '', time: '09:00', problem: { field: 'day', code: 'required' } },
    {
      why: 'no time',
      day: '2026-11-20',
      time: '',
      problem: { field: 'time', code: 'invalid_time' },
    },
    {
      why: 'a time that the clocks skip',
      day: '2026-03-29',
      time: '02:30',
      problem: { field: 'time', code: 'invalid_time' },
    },
    {
      why: 'later today',
      day: '2026-11-20',
      time: '12:00',
      problem: { field: 'time', code: 'date_in_future' },
    },
    {
      why: 'tomorrow',
      day: '2026-11-21',
      time: '09:00',
      problem: { field: 'day', code: 'date_in_future' },
    },
    {
      why: 'before the birth of the pet',
      day: '2026-02-28',
      time: '09:00',
      problem: { field: 'day', code: 'before_birth' },
    },
    { why: 'earlier today', day: '2026-11-20', time: '11:30', problem: null },
  ])('judges $why', ({ day, time, problem }) => {
    expect(findNoteDateProblem({ day, time }, rules, now)).toEqual(problem);
  });
});

describe('dateToSave', () => {
  it('reads day and time in the zone of the clinic', () => {
    expect(dateToSave({ day: '2026-07-01', time: '930' }, rules, now)).toBe(
      '2026-07-01T07:30:00.000Z',
    );
    expect(toNoteDate('2026-07-01T22:30:00Z', rules.zone)).toEqual({
      day: '2026-07-02',
      time: '00:30',
    });
  });

  it('leaves out a date that cannot be saved', () => {
    expect(dateToSave({ day: '2026-11-21', time: '09:00' }, rules, now)).toBeUndefined();
  });
});
