import { describe, expect, it } from 'vitest';
import {
  hasGone,
  findHolder,
  type Participant,
  participantAfter,
  participantsSeenBy,
  rings,
} from './participants.ts';

const steps = ['ENTER', 'GRANT', 'DENY', 'ALLOW', 'LEAVE'] as const;

describe('participantAfter', () => {
  /** Written down by hand, in the order of the steps; a dash where there is none. */
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
  ] as const)('%s, %s', (party, status, expected) => {
    expect(steps.map((step) => participantAfter(status, step, party) ?? '-')).toEqual(expected);
  });
});

const vet: Participant = { userId: 'vet', party: 'facility', status: 'ADMITTED' };
const locum: Participant = { userId: 'locum', party: 'facility', status: 'LEFT' };
const anna: Participant = { userId: 'anna', party: 'owner', status: 'WAITING' };
const paolo: Participant = { userId: 'paolo', party: 'owner', status: 'DENIED' };
const luca: Participant = { userId: 'luca', party: 'owner', status: 'ADMITTED' };

describe('findHolder', () => {
  it.each([
    ['a colleague', { userId: 'locum', party: 'facility' }, vet],
    ['whoever is in it themselves', { userId: 'vet', party: 'facility' }, null],
    ['somebody of their family', { userId: 'anna', party: 'owner' }, luca],
  ] as const)('%s', (_, who, expected) => {
    expect(findHolder([vet, locum, anna, paolo, luca], who)).toBe(expected);
  });

  it('is nobody where the only one of that side has left', () => {
    expect(findHolder([locum, luca], { userId: 'vet', party: 'facility' })).toBeNull();
  });
});

describe('participantsSeenBy', () => {
  const all = [vet, locum, anna, paolo];

  it('shows staff who waits and who was turned away', () => {
    expect(participantsSeenBy({ userId: 'locum', party: 'facility' }, all)).toEqual({
      you: locum,
      peer: null,
      colleague: vet,
      waiting: [anna],
      denied: [paolo],
    });
  });

  it('shows a pet owner who is in it, who else of the family waits, and themselves', () => {
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

  it('shows who has not come yet nothing of themselves', () => {
    const seen = participantsSeenBy({ userId: 'new', party: 'facility' }, [luca]);
    expect(seen).toEqual({ you: null, peer: luca, colleague: null, waiting: [], denied: [] });
  });
});

describe('rings', () => {
  const now = new Date('2026-03-10T12:00:30.000Z');
  it.each([
    { before: null, rung: true },
    { before: '2026-03-10T12:00:30.000Z', rung: false },
    { before: '2026-03-10T12:00:00.001Z', rung: false },
    { before: '2026-03-10T12:00:00.000Z', rung: true },
  ])('who rang at $before rings again half a minute past noon: $rung', ({ before, rung }) => {
    expect(rings(before === null ? null : new Date(before), now)).toBe(rung);
  });
});

describe('hasGone', () => {
  const since = new Date('2026-03-10T12:00:00Z');
  it.each([
    ['WAITING', 59_999, false],
    ['WAITING', 60_000, true],
    ['ADMITTED', 599_999, false],
    ['ADMITTED', 600_000, true],
    ['DENIED', 86_400_000, false],
    ['LEFT', 86_400_000, false],
  ] as const)('%s, %i ms without a connection: %s', (status, ms, expected) => {
    expect(hasGone(status, since, new Date(since.getTime() + ms))).toBe(expected);
  });
});
