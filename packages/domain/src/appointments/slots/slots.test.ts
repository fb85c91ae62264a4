import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quarterHoursOf, wallClockAt } from '../../time/clock-oracle.fixture.ts';
import { TIME_ZONES } from '../../facilities/time-zones.ts';
import { specialDaysOf, slotsAt } from './slot-table.fixture.ts';
import { availableSlots, type SlotCriteria } from './slots.ts';
import type { WeekdaySpan } from './week-spans.ts';

const minute = (iso: string) => Date.parse(iso) / 60_000;
const everyDay = (fromMinute: number, toMinute: number): WeekdaySpan[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute, toMinute }));

const question: SlotCriteria = {
  zone: 'Europe/Rome',
  from: '2026-11-23',
  to: '2026-11-23',
  hours: [{ weekday: 1, fromMinute: 540, toMinute: 600 }],
  closures: [],
  members: [{ id: 'vera', hours: null, busy: [] }],
  duration: 30,
  earliest: 0,
  latest: Infinity,
};
const startsOf = (changed: Partial<SlotCriteria>) =>
  availableSlots({ ...question, ...changed }).map(({ start }) =>
    new Date(start * 60_000).toISOString().slice(11, 16),
  );

describe('availableSlots', () => {
  const at = (from: string, to: string) => ({
    from: minute(`2026-11-23T${from}Z`),
    to: minute(`2026-11-23T${to}Z`),
  });
  it.each<[string, Partial<SlotCriteria>, string[]]>([
    ['every quarter that fits', {}, ['08:00', '08:15', '08:30']],
    ['as long as the whole opening', { duration: 60 }, ['08:00']],
    ['longer than the opening', { duration: 61 }, []],
    ['another weekday', { from: '2026-11-24', to: '2026-11-24' }, []],
    ['from the notice limit on', { earliest: minute('2026-11-23T08:10Z') }, ['08:15', '08:30']],
    ['up to the horizon', { latest: minute('2026-11-23T08:15Z') }, ['08:00', '08:15']],
    ['outside closures, touching them', { closures: [at('08:45', '09:00')] }, ['08:00', '08:15']],
    [
      'outside the member’s bookings and absences',
      { members: [{ id: 'vera', hours: null, busy: [at('08:05', '08:20')] }] },
      ['08:30'],
    ],
    [
      'inside the member’s timetable',
      { members: [{ id: 'vera', hours: everyDay(555, 900), busy: [] }] },
      ['08:15', '08:30'],
    ],
    ['without members', { members: [] }, []],
    ['exactly at the notice limit', { earliest: minute('2026-11-23T08:15Z') }, ['08:15', '08:30']],
    [
      'longer than a day with hours around the clock',
      {
        hours: everyDay(0, 1440),
        duration: 1500,
        earliest: minute('2026-11-23T22:15Z'),
        closures: [{ from: minute('2026-11-25T00:00Z'), to: minute('2026-11-30T00:00Z') }],
      },
      ['22:15', '22:30', '22:45'],
    ],
    [
      'across midnight if the hours continue',
      {
        hours: [
          { weekday: 1, fromMinute: 1410, toMinute: 1440 },
          { weekday: 2, fromMinute: 0, toMinute: 15 },
        ],
      },
      ['22:30', '22:45'],
    ],
  ])('finds slots: %s', (_why, changed, starts) => {
    expect(startsOf(changed)).toEqual(starts);
  });

  it('computes the end of each slot from the requested duration', () => {
    const [first] = availableSlots({ ...question, duration: 45 });
    const [start, end] = [minute('2026-11-23T08:00Z'), minute('2026-11-23T08:45Z')];
    expect(first).toEqual({ start, end, assignees: ['vera'] });
  });

  it('lists every available member', () => {
    const busy = [at('08:15', '08:30')];
    const members = [
      { id: 'vera', hours: null, busy: [] },
      { id: 'carlo', hours: null, busy },
    ];
    const slots = availableSlots({ ...question, members });
    expect(slots.map(({ assignees }) => assignees)).toEqual([
      ['vera'],
      ['vera'],
      ['vera', 'carlo'],
    ]);
  });

  it.each(TIME_ZONES)('follows the wall clock of %s on days with a DST change', (zone) => {
    for (const day of specialDaysOf(zone))
      for (let hour = 0; hour < 24; hour += 1) {
        const shown = quarterHoursOf(day, zone).filter(
          (wall, index, all) =>
            Math.floor(wall.minute / 60) === hour &&
            all.findIndex((other) => other.minute === wall.minute) === index,
        );
        expect(slotsAt(zone, day, hour)).toEqual(shown.map(({ instant }) => instant));
      }
  });

  it('never overlaps bookings or closures and stays within the hours (property test)', () => {
    const base = minute('2026-03-27T00:00Z');
    const span = fc
      .tuple(fc.nat(6 * 1440), fc.integer({ min: 1, max: 600 }))
      .map(([start, length]) => ({ from: base + start, to: base + start + length }));
    const weekday = fc
      .tuple(fc.integer({ min: 1, max: 7 }), fc.nat(1339), fc.integer({ min: 1, max: 700 }))
      .map(([day, fromMinute, length]) => ({
        weekday: day,
        fromMinute,
        toMinute: Math.min(1440, fromMinute + length),
      }));
    const parts = fc.record({
      zone: fc.constantFrom(...TIME_ZONES),
      hours: fc.array(weekday, { maxLength: 10 }),
      closures: fc.array(span, { maxLength: 3 }),
      busy: fc.array(span, { maxLength: 12 }),
      duration: fc.integer({ min: 1, max: 180 }),
    });
    fc.assert(
      fc.property(parts, ({ busy, ...rest }) => {
        const members = [{ id: 'vera', hours: null, busy }];
        const days = { from: '2026-03-27', to: '2026-03-31' };
        for (const { start, end } of availableSlots({ ...question, ...rest, ...days, members })) {
          const taken = [...rest.closures, ...busy];
          expect(taken.some(({ from, to }) => from < end && start < to)).toBe(false);
          const { day, minute: shown } = wallClockAt(start, rest.zone);
          expect(shown % 15).toBe(0);
          const onDay = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
          expect(
            rest.hours.some(
              (hour) => hour.weekday === onDay && hour.fromMinute <= shown && shown < hour.toMinute,
            ),
          ).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
