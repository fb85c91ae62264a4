import type { ProtocolItem } from '@zampa/contract/health/objects/protocol';
import type { Vaccination } from '@zampa/contract/health/objects/vaccination';
import { ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { nextDoseNumber, suggestNextDue } from './next-due.ts';

const at = '2026-11-20T09:00:00.000Z';
const vaccine = {
  id: 101,
  SpeciesId: 1,
  kind: 'CORE',
  vaccine: true,
  name: 'DHP',
  names: { en: 'DHP', it: 'CEP' },
};
const core: ProtocolItem = {
  id: ids.visit,
  facilityId: ids.clinic,
  vaccine,
  enabled: true,
  firstAtWeeks: 8,
  seriesEveryWeeks: 4,
  seriesUntilWeeks: 16,
  primaryDoses: 2,
  boosterAtWeeks: 26,
  repeatMonths: 36,
  recallDays: [-30, -7, 14],
  ServiceId: null,
  dateUpdated: at,
};
const dose = (givenOn: string, isVoided = false): Vaccination => ({
  id: ids.message,
  PetId: ids.luna,
  facilityId: ids.clinic,
  source: 'CLINIC',
  vaccineId: 101,
  vaccine,
  product: null,
  manufacturer: null,
  batch: null,
  expiresOn: null,
  givenOn,
  site: null,
  doseNumber: null,
  nextDueOn: null,
  file: null,
  author: null,
  confirmed: null,
  voided: isVoided ? { reason: 'Wrong pet', by: null, at } : null,
  dateCreated: at,
});
const puppy = { birthDate: '2026-09-28', deceasedOn: null };
const suggest = (changes: Partial<Parameters<typeof suggestNextDue>[0]> = {}) =>
  suggestNextDue({
    pet: puppy,
    protocols: [core],
    doses: [],
    vaccineId: 101,
    givenOn: '2026-11-23',
    ...changes,
  });

describe('suggestNextDue', () => {
  it.each([
    { why: 'the next dose of the series', changes: {}, day: '2026-12-21' },
    {
      why: 'the booster after the series',
      changes: { doses: [dose('2026-11-23'), dose('2026-12-21')], givenOn: '2027-01-18' },
      day: '2027-03-29',
    },
    {
      why: 'the repetition of an adult, without a voided dose',
      changes: {
        pet: { birthDate: '2020-05-04', deceasedOn: null },
        doses: [dose('2026-01-01'), dose('2026-02-01', true)],
      },
      day: '2029-11-23',
    },
    { why: 'nothing without a protocol', changes: { protocols: [] }, day: '' },
    {
      why: 'nothing if it is switched off',
      changes: { protocols: [{ ...core, enabled: false }] },
      day: '',
    },
    { why: 'nothing without a day', changes: { givenOn: '' }, day: '' },
  ])('is $why', ({ changes, day }) => {
    expect(suggest(changes)).toBe(day);
  });
});

describe('nextDoseNumber', () => {
  it('counts valid doses of the vaccine', () => {
    expect(nextDoseNumber([dose('2026-01-01'), dose('2026-02-01', true)], 101)).toBe(2);
    expect(nextDoseNumber([dose('2026-01-01')], 103)).toBe(1);
  });
});
