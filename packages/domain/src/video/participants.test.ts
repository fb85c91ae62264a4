import { describe, expect, it } from 'vitest';
import {
  isAbsentTooLong,
  findAdmittedOnSameSide,
  findFamilyCall,
  type Participant,
  participantAfter,
  participantsSeenBy,
  shouldRing,
} from './participants.ts';

const steps = ['ENTER', 'GRANT', 'DENY', 'ALLOW', 'LEAVE'] as const;

describe('participantAfter', () => {
  /** Expected status after each of the steps; a dash if the step is not allowed. */
  it.each([
    ['owner', null, ['WAITING', '-', '-', '-', '-']],
    ['owner', 'WAITING', ['WAITING', 'ADMITTED', 'DENIED', '-', 'LEFT']],
    ['owner', 'ADMITTED', ['ADMITTED', 'ADMITTED', '-', '-', 'LEFT']],
    ['owner', 'DENIED', ['-', '-', 'DENIED', 'LEFT', 'DENIED']],
    ['owner', 'LEFT', ['WAITING', '-', '-', 'LEFT', 'LEFT']],
    ['facility', null, ['ADMITTED', '-', '-', '-', '-']],
    ['facility', 'WAITING', ['-', '-', '-', '-', '-']],
    ['facility', 'ADMITTED', ['ADMITTED', '-', '-', '-', 'LEFT']],
    ['facility', 'DENIED', ['-', '-', '-', '-', '-']],
    ['facility', 'LEFT', ['ADMITTED', '-', '-', '-', 'LEFT']],
  ] as const)('for %s with status %s matches the expected table', (party, status, expected) => {
    expect(steps.map((step) => participantAfter(status, step, party) ?? '-')).toEqual(expected);
  });
});

const vet: Participant = { userId: 'vet', party: 'facility', status: 'ADMITTED' };
const locum: Participant = { userId: 'locum', party: 'facility', status: 'LEFT' };
const anna: Participant = { userId: 'anna', party: 'owner', status: 'WAITING' };
const paolo: Participant = { userId: 'paolo', party: 'owner', status: 'DENIED' };
const luca: Participant = { userId: 'luca', party: 'owner', status: 'ADMITTED' };

describe('findAdmittedOnSameSide', () => {
  it.each([
    ['an admitted colleague', { userId: 'locum', party: 'facility' }, vet],
    ['nobody else for the admitted person', { userId: 'vet', party: 'facility' }, null],
    ['an admitted family member', { userId: 'anna', party: 'owner' }, luca],
  ] as const)('finds %s', (_, viewer, expected) => {
    expect(findAdmittedOnSameSide([vet, locum, anna, paolo, luca], viewer)).toBe(expected);
  });

  it('is null if the only other person of that side has left', () => {
    expect(findAdmittedOnSameSide([locum, luca], { userId: 'vet', party: 'facility' })).toBeNull();
  });
});

describe('participantsSeenBy', () => {
  const all = [vet, locum, anna, paolo];

  it('shows staff the waiting and denied pet owners', () => {
    expect(participantsSeenBy({ userId: 'locum', party: 'facility' }, all)).toEqual({
      you: locum,
      peer: null,
      colleague: vet,
      waiting: [anna],
      denied: [paolo],
    });
  });

  it('shows pet owners the vet, admitted and waiting family members, and themselves', () => {
    expect(participantsSeenBy({ userId: 'anna', party: 'owner' }, all)).toEqual({
      you: anna,
      peer: vet,
      colleague: null,
      waiting: [],
      denied: [],
    });
    expect(participantsSeenBy({ userId: 'paolo', party: 'owner' }, [...all, luca])).toEqual({
      you: paolo,
      peer: vet,
      colleague: luca,
      waiting: [anna],
      denied: [],
    });
  });

  it('returns null as `you` before the viewer has entered', () => {
    const seen = participantsSeenBy({ userId: 'new', party: 'facility' }, [luca]);
    expect(seen).toEqual({ you: null, peer: luca, colleague: null, waiting: [], denied: [] });
  });
});

describe('shouldRing', () => {
  const now = new Date('2026-03-10T12:00:30.000Z');
  it.each([
    { before: null, rung: true },
    { before: '2026-03-10T12:00:30.000Z', rung: false },
    { before: '2026-03-10T12:00:00.001Z', rung: false },
    { before: '2026-03-10T12:00:00.000Z', rung: true },
  ])('last rung at $before, at half a minute past noon returns $rung', ({ before, rung }) => {
    expect(shouldRing(before === null ? null : new Date(before), now)).toBe(rung);
  });
});

describe('findFamilyCall', () => {
  const [connected, absent] = [{ absentSince: null }, { absentSince: '2026-03-10T12:00:00Z' }];
  it.each([
    { host: null, family: [null], call: null },
    { host: connected, family: [], call: 'RINGING' },
    { host: connected, family: [null, 'LEFT', 'DENIED'], call: 'RINGING' },
    { host: connected, family: [null, 'WAITING'], call: null },
    { host: connected, family: ['ADMITTED'], call: null },
    { host: absent, family: [], call: 'INTERRUPTED' },
    { host: absent, family: ['LEFT'], call: 'INTERRUPTED' },
    { host: absent, family: ['WAITING'], call: null },
    { host: absent, family: ['LEFT', 'ADMITTED'], call: null },
  ] as const)('with host $host and family $family is $call', ({ host, family, call }) => {
    expect(findFamilyCall(host, family)).toBe(call);
  });
});

describe('isAbsentTooLong', () => {
  const since = new Date('2026-03-10T12:00:00Z');
  it.each([
    ['WAITING', 59_999, false],
    ['WAITING', 60_000, true],
    ['ADMITTED', 599_999, false],
    ['ADMITTED', 600_000, true],
    ['DENIED', 86_400_000, false],
    ['LEFT', 86_400_000, false],
  ] as const)(
    'with status %s after %i ms without connection returns %s',
    (status, ms, expected) => {
      expect(isAbsentTooLong(status, since, new Date(since.getTime() + ms))).toBe(expected);
    },
  );
});
