import { describe, expect, it } from 'vitest';
import {
  mayChangePets,
  mayChargeCards,
  mayOpenForClients,
  mayPauseBookings,
  mayReadDiary,
  mayReadHealth,
  mayRunServices,
  mayTreat,
  mayWriteDiary,
} from './staff-rights.ts';

describe('staff rights', () => {
  it.each([
    { role: 'facility admin', id: 1, write: true },
    { role: 'organization admin', id: 2, write: true },
    { role: 'veterinarian', id: 3, write: true },
    { role: 'secretary', id: 5, write: false },
    { role: 'consultant', id: 6, write: false },
    { role: 'assistant', id: 7, write: true },
    { role: 'family admin', id: 9, write: false },
  ])('of $role: write in the diary $write', ({ id, write }) => {
    expect(mayWriteDiary(id)).toBe(write);
  });

  it.each([
    { role: 'facility admin', id: 1, treat: true },
    { role: 'organization admin', id: 2, treat: true },
    { role: 'veterinarian', id: 3, treat: true },
    { role: 'backoffice', id: 4, treat: false },
    { role: 'secretary', id: 5, treat: false },
    { role: 'consultant', id: 6, treat: true },
    { role: 'assistant', id: 7, treat: false },
    { role: 'staff', id: 8, treat: false },
    { role: 'family admin', id: 9, treat: false },
    { role: 'unknown role', id: -1, treat: false },
  ])('of $role: write visit notes $treat', ({ id, treat }) => {
    expect(mayTreat(id)).toBe(treat);
  });

  it.each([
    { role: 'facility admin', id: 1, diary: true, pets: true, cards: true },
    { role: 'organization admin', id: 2, diary: true, pets: true, cards: true },
    { role: 'veterinarian', id: 3, diary: true, pets: true, cards: true },
    { role: 'secretary', id: 5, diary: false, pets: false, cards: false },
    { role: 'consultant', id: 6, diary: false, pets: true, cards: true },
    { role: 'assistant', id: 7, diary: true, pets: true, cards: false },
    { role: 'family admin', id: 9, diary: false, pets: false, cards: false },
    { role: 'unknown role', id: -1, diary: false, pets: false, cards: false },
  ])(
    'of $role: read diary $diary, change pets $pets, charge cards $cards',
    ({ id, diary, pets, cards }) => {
      expect(mayReadDiary({ roleId: id, receptionAnswers: false })).toBe(diary);
      expect(mayChangePets(id)).toBe(pets);
      expect(mayChargeCards(id)).toBe(cards);
    },
  );

  it.each([
    { role: 'facility admin', id: 1, off: true, on: true, diary: true },
    { role: 'veterinarian', id: 3, off: true, on: true, diary: true },
    { role: 'back office', id: 4, off: false, on: true, diary: true },
    { role: 'secretary', id: 5, off: false, on: true, diary: true },
    { role: 'consultant', id: 6, off: true, on: true, diary: false },
    { role: 'staff member', id: 8, off: false, on: true, diary: true },
    { role: 'family admin', id: 9, off: false, on: false, diary: false },
  ])('of $role: read health data $off, or $on if reception answers', ({ id, off, on, diary }) => {
    expect(mayReadHealth({ roleId: id, receptionAnswers: false })).toBe(off);
    expect(mayReadHealth({ roleId: id, receptionAnswers: true })).toBe(on);
    expect(mayReadDiary({ roleId: id, receptionAnswers: true })).toBe(diary);
  });

  it.each([
    { role: 'facility admin', id: 1, runs: true, opens: true },
    { role: 'veterinarian', id: 3, runs: true, opens: true },
    { role: 'secretary', id: 5, runs: false, opens: true },
    { role: 'consultant', id: 6, runs: true, opens: false },
    { role: 'staff member', id: 8, runs: false, opens: true },
    { role: 'family admin', id: 9, runs: false, opens: false },
  ])(
    'of $role: run services $runs, open for clients and pause bookings $opens',
    ({ id, runs, opens }) => {
      expect(mayRunServices(id)).toBe(runs);
      expect(mayOpenForClients(id)).toBe(opens);
      expect(mayPauseBookings(id)).toBe(opens);
    },
  );
});
