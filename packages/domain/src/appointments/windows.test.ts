import { describe, expect, it } from 'vitest';
import { holdExpiry } from './hold.ts';
import { pausedUntil } from './pause.ts';
import { endsProposal, proposalEnd, proposalExpiry, timeExpiry } from './proposals.ts';

const now = new Date('2026-03-28T12:00:00Z');

describe('what ends by itself', () => {
  it('keeps a chosen time for ten minutes', () => {
    expect(holdExpiry(now).toISOString()).toBe('2026-03-28T12:10:00.000Z');
  });

  it('lets a client choose among proposed times for 48 hours, whatever the clocks do', () => {
    const starts = [new Date('2026-03-29T07:00:00Z'), new Date('2026-04-02T07:00:00Z')];
    expect(proposalExpiry(now, starts).toISOString()).toBe('2026-03-30T12:00:00.000Z');
  });

  it('lets nobody choose a proposed time that has begun', () => {
    const tomorrow = new Date('2026-03-29T07:00:00Z');
    expect(timeExpiry(now, tomorrow)).toEqual(tomorrow);
    expect(proposalExpiry(now, [tomorrow, new Date('2026-03-28T15:00:00Z')])).toEqual(tomorrow);
    expect(proposalEnd(new Date('2026-03-30T12:00:00Z'), [tomorrow])).toEqual(tomorrow);
  });

  it('pauses bookings for so many minutes, and not at all for none', () => {
    expect(pausedUntil(240, now)?.toISOString()).toBe('2026-03-28T16:00:00.000Z');
    expect(pausedUntil(0, now)).toBeNull();
  });
});

describe('a proposal', () => {
  const CALLED_OFF = { invalidatedAt: '2026-03-10T10:00:00.000Z', invalidatedBy: 'vera' };
  it.each([
    { why: 'its visit is called off', booking: CALLED_OFF, ends: true },
    { why: 'its visit stands', booking: { invalidatedAt: null, invalidatedBy: null }, ends: false },
    { why: 'a message is written', booking: {}, ends: false },
    { why: 'a time runs out', booking: { ...CALLED_OFF, invalidatedBy: null }, ends: false },
    { why: 'nobody comes', booking: { ...CALLED_OFF, noShow: true }, ends: false },
  ])('ends: $ends, when $why', ({ booking, ends }) => {
    expect(endsProposal(booking, '2026-03-10T09:59:59.000Z')).toBe(ends);
  });

  it('is not ended by what was called off before it', () => {
    expect(endsProposal(CALLED_OFF, CALLED_OFF.invalidatedAt)).toBe(false);
  });
});
