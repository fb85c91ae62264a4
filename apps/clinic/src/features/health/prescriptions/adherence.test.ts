import type { Dose } from '@zampa/contract/health/objects/prescription';
import { describe, expect, it } from 'vitest';
import { adherenceDays } from './adherence.ts';

const dose = (dueAt: string, status: Dose['status'] = 'PENDING'): Dose => ({
  dueAt,
  status,
  reason: null,
  by: null,
  at: null,
});
const now = new Date('2026-11-22T12:00:00Z');
const days = (doses: Dose[], stoppedAt: string | null = null) =>
  adherenceDays({ doses, zone: 'Europe/Rome', stoppedAt }, now);

describe('adherenceDays', () => {
  it.each([
    { doses: [dose('2026-11-20T07:00:00Z', 'GIVEN')], look: 'given' },
    { doses: [dose('2026-11-20T07:00:00Z', 'SKIPPED')], look: 'missed' },
    { doses: [dose('2026-11-20T07:00:00Z')], look: 'missed' },
    { doses: [dose('2026-11-23T07:00:00Z')], look: 'ahead' },
    {
      doses: [dose('2026-11-20T07:00:00Z', 'GIVEN'), dose('2026-11-20T19:00:00Z', 'SKIPPED')],
      look: 'partly',
    },
  ])('is $look', ({ doses, look }) => {
    expect(days(doses).map((day) => day.look)).toEqual([look]);
  });

  it('counts a dose after midnight on the next day of the family', () => {
    expect(days([dose('2026-11-20T23:30:00Z', 'GIVEN')])[0]?.day).toBe('2026-11-21');
  });

  it('leaves out doses after the plan was stopped', () => {
    const doses = [dose('2026-11-20T07:00:00Z', 'GIVEN'), dose('2026-11-21T07:00:00Z')];
    expect(days(doses, '2026-11-20T12:00:00Z')).toHaveLength(1);
  });
});
