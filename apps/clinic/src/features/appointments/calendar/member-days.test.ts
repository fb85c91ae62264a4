import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { expect, it } from 'vitest';
import { MARCO, sampleEvent, VERA } from './calendar-samples.test-data.ts';
import { hourEntries } from '../grid/grid-entries.ts';
import { toMemberColumns, type Configuration, computeMemberDay } from './member-days.ts';

const DAY = '2026-11-20';
const configuration = {
  workingHours: [{ weekday: 5, from: '09:00', to: '13:00' }],
  timetables: [
    {
      id: 'late',
      name: '',
      facilityId: '',
      hours: [{ weekday: 5, from: '11:00', to: '13:00' }],
      users: [],
      dateUpdated: '',
    },
  ],
} as unknown as Configuration;

const member = (id: string, more: Partial<StaffMember> = {}): StaffMember => ({
  id,
  firstName: 'Vera',
  lastName: 'Bianchi',
  image: null,
  isVet: true,
  idRole: 3,
  role: 'VET_VETERINARIAN',
  ...more,
});

const entries = hourEntries(
  [
    sampleEvent({ start: '2026-11-20T08:00:00Z', end: '2026-11-20T09:00:00Z' }),
    sampleEvent({ id: 'two', start: '2026-11-20T10:30:00Z', end: '2026-11-20T11:00:00Z' }),
    sampleEvent({
      id: 'away',
      category: 'OOO',
      member: MARCO,
      start: '2026-11-19T23:00:00Z',
      end: '2026-11-20T23:00:00Z',
    }),
  ],
  { days: { from: DAY, to: DAY }, zone: 'Europe/Rome', members: [VERA, MARCO] },
);

it.each([
  { why: 'in the clinic’s hours', of: member(VERA), booked: 2, freeMinutes: 150, isAway: false },
  {
    why: 'in the member’s hours',
    of: member(VERA, { TimetableId: 'late' }),
    booked: 2,
    freeMinutes: 90,
    isAway: false,
  },
  { why: 'away', of: member(MARCO), booked: 0, freeMinutes: 0, isAway: true },
  { why: 'nothing booked', of: member('else'), booked: 0, freeMinutes: 240, isAway: false },
])(
  'computeMemberDay counts bookings, free minutes and absence: $why',
  ({ of, booked, freeMinutes, isAway }) => {
    expect(computeMemberDay(of, DAY, configuration, entries)).toMatchObject({
      booked,
      freeMinutes,
      isAway,
    });
  },
);

it('toMemberColumns includes team members who treat patients or have an entry', () => {
  const desk = { idRole: 5, role: 'VET_SECRETARY' };
  const staff = [member(VERA), member(MARCO, desk), member('desk', desk)];
  const events = [sampleEvent({ category: 'OOO', member: MARCO })];
  expect(toMemberColumns(staff, events, 'Former').map(({ id }) => id)).toEqual([VERA, MARCO]);
});

it('toMemberColumns includes a former member with bookings, without working hours', () => {
  const events = [
    sampleEvent({ member: VERA }),
    sampleEvent({ id: 'two', member: MARCO }),
    sampleEvent({ id: 'three', member: MARCO }),
    sampleEvent({ id: 'away', category: 'OOO', member: 'long-gone' }),
  ];
  const columns = toMemberColumns([member(VERA)], events, 'Former colleague');
  expect(columns.map(({ id, firstName }) => [id, firstName])).toEqual([
    [VERA, 'Vera'],
    [MARCO, 'Former colleague'],
  ]);
  const [, left] = columns;
  expect(left && computeMemberDay(left, DAY, configuration, entries)).toMatchObject({
    working: [],
    freeMinutes: 0,
  });
});
