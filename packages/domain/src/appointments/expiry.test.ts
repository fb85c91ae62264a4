import { describe, expect, it } from 'vitest';
import { holdExpiry } from './hold.ts';
import { pausedUntil } from './pause.ts';
import {
  endsProposal,
  storedProposalExpiry,
  proposalExpiry,
  proposedTimeExpiry,
} from './proposals.ts';

const now = new Date('2026-03-28T12:00:00Z');

describe('expiry of holds, proposals and pauses', () => {
  it('is ten minutes for a held slot', () => {
    expect(holdExpiry(now).toISOString()).toBe('2026-03-28T12:10:00.000Z');
  });

  it('is 48 elapsed hours for proposed times, across a DST change', () => {
    const starts = [new Date('2026-03-29T07:00:00Z'), new Date('2026-04-02T07:00:00Z')];
    expect(proposalExpiry(now, starts).toISOString()).toBe('2026-03-30T12:00:00.000Z');
  });

  it('is no later than the start of a proposed time', () => {
    const tomorrow = new Date('2026-03-29T07:00:00Z');
    expect(proposedTimeExpiry(now, tomorrow)).toEqual(tomorrow);
    expect(proposalExpiry(now, [tomorrow, new Date('2026-03-28T15:00:00Z')])).toEqual(tomorrow);
    expect(storedProposalExpiry(new Date('2026-03-30T12:00:00Z'), [tomorrow])).toEqual(tomorrow);
  });

  it('is the chosen number of minutes for a pause; null for 0 minutes', () => {
    expect(pausedUntil(240, now)?.toISOString()).toBe('2026-03-28T16:00:00.000Z');
    expect(pausedUntil(0, now)).toBeNull();
  });
});

describe('endsProposal', () => {
  const CALLED_OFF = { invalidatedAt: '2026-03-10T10:00:00.000Z', invalidatedBy: 'vera' };
  it.each([
    { why: 'the booking was canceled', booking: CALLED_OFF, ends: true },
    {
      why: 'the booking is valid',
      booking: { invalidatedAt: null, invalidatedBy: null },
      ends: false,
    },
    { why: 'the event is a message', booking: {}, ends: false },
    { why: 'the booking expired', booking: { ...CALLED_OFF, invalidatedBy: null }, ends: false },
    { why: 'the client did not show up', booking: { ...CALLED_OFF, noShow: true }, ends: false },
  ])('returns $ends when $why', ({ booking, ends }) => {
    expect(endsProposal(booking, '2026-03-10T09:59:59.000Z')).toBe(ends);
  });

  it('ignores a cancellation before the proposal', () => {
    expect(endsProposal(CALLED_OFF, CALLED_OFF.invalidatedAt)).toBe(false);
  });
});
