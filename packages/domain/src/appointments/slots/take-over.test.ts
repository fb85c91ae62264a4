import { expect, it } from 'vitest';
import type { SlotCriteria } from './slots.ts';
import { refusalToTakeOver } from './take-over.ts';

const minute = (time: string) => Date.parse(`2027-03-02T${time}:00Z`) / 60_000;
const span = (from: string, to: string) => ({ from: minute(from), to: minute(to) });

/** A clinic in UTC on Tuesday 2 March 2027, open from nine to five. */
const criteria: SlotCriteria = {
  zone: 'UTC',
  from: '2027-03-01',
  to: '2027-03-03',
  hours: [{ weekday: 2, fromMinute: 540, toMinute: 1020 }],
  closures: [span('13:00', '14:00')],
  members: [{ id: 'luca', hours: null, busy: [span('10:00', '10:30')] }],
  duration: 30,
  earliest: minute('20:00'),
  latest: minute('21:00'),
};

it.each([
  { why: 'the colleague is free, whatever the notice', at: span('10:37', '11:07'), says: null },
  { why: 'the time touches a booking', at: span('10:30', '11:00'), says: null },
  { why: 'a booking overlaps', at: span('10:15', '10:45'), says: 'PERIOD_OCCUPIED' },
  { why: 'the clinic is closed', at: span('12:45', '13:15'), says: 'PERIOD_OCCUPIED' },
  { why: 'it ends after working hours', at: span('16:45', '17:15'), says: 'NOT_WORKING' },
] as const)('refusalToTakeOver returns $says when $why', ({ at, says }) => {
  expect(refusalToTakeOver(criteria, at)).toBe(says);
});

it('refusalToTakeOver returns NOT_TREATED for a colleague who does not treat the pet', () => {
  expect(refusalToTakeOver({ ...criteria, members: [] }, span('11:00', '11:30'))).toBe(
    'NOT_TREATED',
  );
});

it('refusalToTakeOver uses the timetable of the colleague', () => {
  const hours = [{ weekday: 2, fromMinute: 840, toMinute: 1020 }];
  const members = [{ id: 'luca', hours, busy: [] }];
  expect(refusalToTakeOver({ ...criteria, members }, span('11:00', '11:30'))).toBe('NOT_WORKING');
  expect(refusalToTakeOver({ ...criteria, members }, span('14:00', '14:30'))).toBeNull();
});
