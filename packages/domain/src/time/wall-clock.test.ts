import { describe, expect, it } from 'vitest';
import { TIME_ZONES } from '../facilities/time-zones.ts';
import { changesIn, quarterHoursOf } from './clock-oracle.fixture.ts';
import { dayAfter, dayClock, dayOf, daysBetween } from './wall-clock.ts';

const ORDINARY = ['2028-02-28', '2028-02-29', '2026-12-31', '2027-01-01', '2026-06-15'];

describe('dayClock', () => {
  it.each(TIME_ZONES)('matches the clock of %s on all kinds of days', (zone) => {
    for (const day of [...ORDINARY, ...changesIn(2026, zone)]) {
      const shown = quarterHoursOf(day, zone);
      const clock = dayClock(day, zone);
      expect(clock.weekday).toBe(new Date(`${day}T12:00:00Z`).getUTCDay() || 7);
      for (let minute = 0; minute < 1440; minute += 15) {
        const first = shown.find((wall) => wall.minute === minute)?.instant ?? null;
        const reached = shown.find((wall) => wall.minute >= minute)?.instant;
        const where = `${day} ${minute} in ${zone}`;
        expect(clock.showing(minute), where).toBe(first);
        expect(clock.reaching(minute), where).toBe(reached ?? clock.reaching(1440));
      }
      expect(clock.reaching(1440)).toBe(dayClock(dayAfter(day, 1), zone).reaching(0));
    }
  });

  it('skips the hour when DST starts and shows the repeated hour once when it ends', () => {
    const spring = dayClock('2026-03-29', 'Europe/Rome');
    expect([120, 135, 150, 165].map((minute) => spring.showing(minute))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(spring.reaching(150)).toBe(spring.showing(180));
    const autumn = dayClock('2026-10-25', 'Europe/Rome');
    expect(autumn.showing(150)).toBe(Date.parse('2026-10-25T00:30:00Z') / 60_000);
  });
});

describe('dayAfter, daysBetween and dayOf', () => {
  it('cross leap days and year ends', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-01-02', '2026-01-01')).toEqual([]);
  });

  it("use the zone's days", () => {
    const instant = new Date('2026-11-20T23:30:00Z');
    expect(dayOf(instant, 'Europe/Rome')).toBe('2026-11-21');
    expect(dayOf(instant, 'Pacific/Honolulu')).toBe('2026-11-20');
  });
});
