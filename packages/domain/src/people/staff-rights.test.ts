import { describe, expect, it } from 'vitest';
import { mayChangePets, mayReadDiary } from './staff-rights.ts';

describe('the rights of staff', () => {
  it.each([
    { role: 'facility admin', id: 1, diary: true, pets: true },
    { role: 'organization admin', id: 2, diary: true, pets: true },
    { role: 'veterinarian', id: 3, diary: true, pets: true },
    { role: 'secretary', id: 5, diary: false, pets: false },
    { role: 'consultant', id: 6, diary: false, pets: true },
    { role: 'family admin', id: 9, diary: false, pets: false },
    { role: 'nobody', id: -1, diary: false, pets: false },
  ])('$role: diary $diary, pets $pets', ({ id, diary, pets }) => {
    expect(mayReadDiary(id)).toBe(diary);
    expect(mayChangePets(id)).toBe(pets);
  });
});
