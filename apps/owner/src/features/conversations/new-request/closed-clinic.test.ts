import type { VetFacility } from '@zampa/contract/people/user';
import { describe, expect, it } from 'vitest';
import { closedClinic } from './closed-clinic.ts';

const clinic = (
  id: string,
  status: VetFacility['status'],
  acceptsRequests = true,
): VetFacility => ({
  id,
  status,
  acceptsRequests,
  name: id,
  city: null,
  phone: null,
  timezone: 'Europe/Rome',
  image: null,
  FamilyId: 'family',
  clientFrom: null,
  pets: [],
});

describe('closedClinic', () => {
  it.each([
    { why: 'one that can be asked', clinics: [clinic('a', 'ACTIVE')], closed: undefined },
    { why: 'no clinic', clinics: [], closed: undefined },
    { why: 'one that only invites', clinics: [clinic('a', 'INVITED')], closed: undefined },
    { why: 'one that takes nothing new', clinics: [clinic('a', 'ACTIVE', false)], closed: 'a' },
    { why: 'one that has shut them out', clinics: [clinic('a', 'DISABLED_BY_VET')], closed: 'a' },
    { why: 'one that they have paused', clinics: [clinic('a', 'DISABLED_BY_PO')], closed: 'a' },
    {
      why: 'one that they have paused, beside one that can be asked',
      clinics: [clinic('a', 'DISABLED_BY_PO'), clinic('b', 'ACTIVE')],
      closed: undefined,
    },
    {
      why: 'one that takes nothing new, beside one that can be asked',
      clinics: [clinic('a', 'ACTIVE', false), clinic('b', 'ACTIVE')],
      closed: undefined,
    },
    {
      why: 'the one asked for takes nothing new',
      clinics: [clinic('a', 'ACTIVE', false), clinic('b', 'ACTIVE')],
      asked: 'a',
      closed: 'a',
    },
  ])('$why → $closed', ({ clinics, asked, closed }) => {
    expect(closedClinic(clinics, asked)?.id).toBe(closed);
  });
});
