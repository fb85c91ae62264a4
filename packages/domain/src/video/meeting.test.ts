import { describe, expect, it } from 'vitest';
import { isTooEarly, isAbandoned, refusalToMeet } from './meeting.ts';

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
  ] as const)(
    '%s in status %s with meeting %s returns %s',
    (category, status, meeting, refusal) => {
      expect(refusalToMeet({ category, status }, meeting)).toBe(refusal);
    },
  );
});

describe('isAbandoned', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const yesterday = new Date('2026-03-09T12:00:00Z');
  const lately = new Date('2026-03-09T12:00:00.001Z');
  const nextWeek = new Date('2026-03-17T12:00:00Z');
  const monthAgo = new Date('2026-02-08T12:00:00Z');
  const notQuiteMonthAgo = new Date('2026-02-08T12:00:00.001Z');
  const unused = { isUsed: false, lastUsed: yesterday, bookedUntil: yesterday, awaitsTime: false };

  it.each([
    ['no use for a day', {}, true],
    ['no use for a day and no booked time', { bookedUntil: null }, false],
    ['no use for a month and no booked time', { bookedUntil: null, lastUsed: monthAgo }, true],
    [
      'no use for almost a month and no booked time',
      { bookedUntil: null, lastUsed: notQuiteMonthAgo },
      false,
    ],
    ['use within the last day', { lastUsed: lately }, false],
    ['a participant inside', { isUsed: true }, false],
    ['a visit without a time yet', { awaitsTime: true }, false],
    ['a visit that ended within the last day', { bookedUntil: lately }, false],
    ['a visit next week', { bookedUntil: nextWeek }, false],
    ['recent use after the visit', { bookedUntil: yesterday, lastUsed: lately }, false],
  ])('checks a meeting with %s', (_, changed, expected) => {
    expect(isAbandoned({ ...unused, ...changed }, now)).toBe(expected);
  });
});

describe('isTooEarly', () => {
  it.each([
    { visit: null, early: false },
    { visit: '2026-03-13T15:00:00.000Z', early: true },
    { visit: '2026-03-10T12:30:00.001Z', early: true },
    { visit: '2026-03-10T12:30:00.000Z', early: false },
    { visit: '2026-03-10T11:00:00.000Z', early: false },
  ])('on the tenth at noon, for a visit at $visit, returns $early', ({ visit, early }) => {
    const start = visit === null ? null : new Date(visit);
    expect(isTooEarly(start, new Date('2026-03-10T12:00:00.000Z'))).toBe(early);
  });
});
