import { describe, expect, it } from 'vitest';
import { MARCO, sampleEvent, VERA } from '../calendar/calendar-samples.test-data.ts';
import { entriesOnDay, type GridEntry, hourEntries, computeNewTime } from './grid-entries.ts';

const zone = 'Europe/Rome';
const day = { from: '2026-11-20', to: '2026-11-20' };
const times = ({ start, end }: GridEntry) =>
  `${start.toISOString().slice(0, 16)} ${end.toISOString().slice(11, 16)}`;

describe('hourEntries', () => {
  it("uses the clinic's time zone and skips entries without a time", () => {
    const events = [sampleEvent(), sampleEvent({ start: null, end: null })];
    const entries = hourEntries(events, { days: day, zone, members: [VERA] });
    expect(entries.map(times)).toEqual(['2026-11-20T09:00 09:15']);
  });

  it.each([
    ['a booking', {}, true],
    ['a canceled booking', { valid: false }, false],
    ['a booking whose visit has ended', { ended: true }, false],
    ['a slot that is being booked online', { category: 'NONE', status: 'RESERVATION' }, false],
  ] as const)('sets movable for %s (%o) to %s', (_what, sample, movable) => {
    const [entry] = hourEntries([sampleEvent(sample)], { days: day, zone, members: [VERA] });
    expect(entry?.movable).toBe(movable);
  });

  it('splits an absence into one entry per visible day', () => {
    const absence = sampleEvent({
      category: 'OOO',
      start: '2026-11-19T11:00:00Z',
      end: '2026-11-20T23:00:00Z',
    });
    const days = { from: '2026-11-19', to: '2026-11-21' };
    expect(hourEntries([absence], { days, zone, members: [] }).map(times)).toEqual([
      '2026-11-19T12:00 23:59',
      '2026-11-20T00:00 23:59',
    ]);
  });

  it("repeats a closure in every member's column", () => {
    const closure = sampleEvent({ category: 'OOO', member: null });
    const entries = hourEntries([closure], { days: day, zone, members: [VERA, MARCO] });
    expect(entries.map(({ memberId }) => memberId)).toEqual([VERA, MARCO]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(2);
  });

  it('returns an end after the start for an entry in the hour that a DST change repeats', () => {
    const late = sampleEvent({ start: '2027-10-31T00:45:00Z', end: '2027-10-31T01:15:00Z' });
    const days = { from: '2027-10-31', to: '2027-10-31' };
    expect(hourEntries([late], { days, zone, members: [] }).map(times)).toEqual([
      '2027-10-31T02:45 03:00',
    ]);
  });
});

describe('computeNewTime', () => {
  const entryAt = (start: string, end: string): GridEntry => {
    const [entry] = hourEntries([sampleEvent({ start, end })], { days: day, zone, members: [] });
    if (!entry) throw new Error('no entry');
    return entry;
  };
  const wall = (time: string) => new Date(`${time}:00Z`);

  it.each([
    {
      why: 'moved to another day and person',
      how: 'move',
      start: '2026-11-21T10:00',
      end: '2026-11-21T10:15',
      result: ['2026-11-21T09:00:00.000Z', '2026-11-21T09:15:00.000Z', MARCO],
    },
    {
      why: 'moved across a change of the clocks, with the same duration',
      how: 'move',
      start: '2027-03-28T01:45',
      end: '2027-03-28T02:00',
      result: ['2027-03-28T00:45:00.000Z', '2027-03-28T01:00:00.000Z', MARCO],
    },
    {
      why: 'resized to a later end',
      how: 'resize',
      start: '2026-11-20T09:00',
      end: '2026-11-20T10:00',
      result: ['2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z', MARCO],
    },
  ] as const)('returns the new start, end and member: $why', ({ how, start, end, result }) => {
    const entry = entryAt('2026-11-20T08:00:00.000Z', '2026-11-20T08:15:00.000Z');
    const position = { start: wall(start), end: wall(end), memberId: MARCO };
    expect(Object.values(computeNewTime(entry, position, how, zone))).toEqual(result);
  });

  it('keeps the instant of the undragged end, even in the hour that a DST change repeats', () => {
    const entry = entryAt('2027-10-31T01:30:00.000Z', '2027-10-31T03:00:00.000Z');
    const position = { start: entry.start, end: wall('2027-10-31T05:00'), memberId: VERA };
    expect(computeNewTime(entry, position, 'resize', zone)).toMatchObject({
      start: '2027-10-31T01:30:00.000Z',
      end: '2027-10-31T04:00:00.000Z',
    });
  });
});

it('entriesOnDay returns the entries of a day, sorted by start', () => {
  const events = [
    sampleEvent({ id: 'late', start: '2026-11-20T15:00:00Z', end: '2026-11-20T15:30:00Z' }),
    sampleEvent({ id: 'early' }),
    sampleEvent({ id: 'other', start: '2026-11-21T08:00:00Z', end: '2026-11-21T09:00:00Z' }),
  ];
  const entries = hourEntries(events, { days: day, zone, members: [] });
  expect(entriesOnDay(entries, '2026-11-20').map(({ key }) => key)).toEqual(['early', 'late']);
});
