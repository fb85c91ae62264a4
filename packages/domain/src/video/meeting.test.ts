import { describe, expect, it } from 'vitest';
import { isEarlyFor, isForgotten, refusalToMeet } from './meeting.ts';

describe('refusalToMeet', () => {
  it.each([
    ['VIDEOCONSULTATION', 'NEW', null, null],
    ['VIDEOCONSULTATION', 'NEW', 'OPEN', null],
    ['VIDEOCONSULTATION', 'NEW', 'CLOSED', 'MEETING_CLOSED'],
    ['VIDEOCONSULTATION', 'OPEN', null, null],
    ['VIDEOCONSULTATION', 'OPEN', 'OPEN', null],
    ['VIDEOCONSULTATION', 'OPEN', 'CLOSED', 'MEETING_CLOSED'],
    ['VIDEOCONSULTATION', 'PENDING', null, 'STATUS_CONFLICT'],
    ['VIDEOCONSULTATION', 'PENDING', 'OPEN', 'STATUS_CONFLICT'],
    ['VIDEOCONSULTATION', 'PENDING', 'CLOSED', 'MEETING_CLOSED'],
    ['VIDEOCONSULTATION', 'CLOSED', null, 'MEETING_CLOSED'],
    ['VIDEOCONSULTATION', 'CLOSED', 'OPEN', 'MEETING_CLOSED'],
    ['VIDEOCONSULTATION', 'CLOSED', 'CLOSED', 'MEETING_CLOSED'],
    ['VISIT', 'NEW', null, 'STATUS_CONFLICT'],
    ['VISIT', 'OPEN', null, 'STATUS_CONFLICT'],
    ['VISIT', 'CLOSED', null, 'STATUS_CONFLICT'],
    ['CONSULTATION', 'NEW', null, 'STATUS_CONFLICT'],
    ['CONSULTATION', 'OPEN', null, 'STATUS_CONFLICT'],
  ] as const)('%s that is %s, its meeting %s: %s', (category, status, meeting, refusal) => {
    expect(refusalToMeet({ category, status }, meeting)).toBe(refusal);
  });
});

describe('isForgotten', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const yesterday = new Date('2026-03-09T12:00:00Z');
  const lately = new Date('2026-03-09T12:00:00.001Z');
  const nextWeek = new Date('2026-03-17T12:00:00Z');
  const monthAgo = new Date('2026-02-08T12:00:00Z');
  const notQuiteMonthAgo = new Date('2026-02-08T12:00:00.001Z');
  const unused = { isUsed: false, lastUsed: yesterday, bookedUntil: yesterday, awaitsTime: false };

  it.each([
    ['nobody for a day', {}, true],
    ['nobody for a day, and no time', { bookedUntil: null }, false],
    ['nobody for a month, and no time', { bookedUntil: null, lastUsed: monthAgo }, true],
    [
      'nobody for not a month, and no time',
      { bookedUntil: null, lastUsed: notQuiteMonthAgo },
      false,
    ],
    ['somebody not a day ago', { lastUsed: lately }, false],
    ['somebody in it', { isUsed: true }, false],
    ['a visit that has no time yet', { awaitsTime: true }, false],
    ['a visit that ended not a day ago', { bookedUntil: lately }, false],
    ['a visit next week', { bookedUntil: nextWeek }, false],
    ['somebody lately, after the visit', { bookedUntil: yesterday, lastUsed: lately }, false],
  ])('%s', (_, changed, expected) => {
    expect(isForgotten({ ...unused, ...changed }, now)).toBe(expected);
  });
});

describe('isEarlyFor', () => {
  it.each([
    { visit: null, early: false },
    { visit: '2026-03-13T15:00:00.000Z', early: true },
    { visit: '2026-03-10T12:30:00.001Z', early: true },
    { visit: '2026-03-10T12:30:00.000Z', early: false },
    { visit: '2026-03-10T11:00:00.000Z', early: false },
  ])('at noon of the tenth, a visit at $visit: $early', ({ visit, early }) => {
    const start = visit === null ? null : new Date(visit);
    expect(isEarlyFor(start, new Date('2026-03-10T12:00:00.000Z'))).toBe(early);
  });
});
