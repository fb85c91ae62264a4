import { describe, expect, it } from 'vitest';
import { diaryPartOf, type DiaryPart, type KindFilter } from './diary-part.ts';

describe('diaryPartOf', () => {
  it.each<{ why: string; filter: KindFilter; part: DiaryPart | null }>([
    { why: 'nothing said', filter: {}, part: null },
    { why: 'consultations', filter: { type: ['HEALTH'], category: ['TRIP'] }, part: null },
    {
      why: 'the diary, whatever state was asked for',
      filter: { type: ['DIARY'], status: ['NEW'] },
      part: { types: ['DIARY'], statuses: ['CLOSED'] },
    },
    {
      why: 'a category alone means the diary',
      filter: { category: ['TRIP'] },
      part: { types: ['DIARY'], statuses: ['CLOSED'], categories: ['TRIP'] },
    },
    { why: 'a category we do not have', filter: { category: ['VISIT'] }, part: null },
    {
      why: 'both, and of the diary one category',
      filter: { type: ['DIARY', 'HEALTH'], category: ['TRIP'], status: ['OPEN'] },
      part: {
        types: ['HEALTH', 'DIARY'],
        categories: ['CONSULTATION', 'TRIP'],
        statuses: ['OPEN'],
      },
    },
  ])('$why', ({ filter, part }) => {
    expect(diaryPartOf(filter)).toEqual(part);
  });

  it('leaves visits out where consultations stand among the diary', () => {
    const part = diaryPartOf({ type: ['HEALTH', 'DIARY'] });
    expect(part?.categories).toContain('CONSULTATION');
    expect(part?.categories).toContain('WEIGHT_MONITORING');
    expect(part?.categories).not.toContain('VISIT');
  });
});
