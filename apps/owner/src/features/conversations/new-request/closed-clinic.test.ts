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
    { why: 'a clinic that accepts requests', clinics: [clinic('a', 'ACTIVE')], closed: undefined },
    { why: 'a family without a clinic', clinics: [], closed: undefined },
    {
      why: 'a clinic that only invited the family',
      clinics: [clinic('a', 'INVITED')],
      closed: undefined,
    },
    {
      why: 'a clinic that accepts no requests',
      clinics: [clinic('a', 'ACTIVE', false)],
      closed: 'a',
    },
    {
      why: 'a clinic that blocked the family',
      clinics: [clinic('a', 'DISABLED_BY_VET')],
      closed: 'a',
    },
    { why: 'a paused clinic', clinics: [clinic('a', 'DISABLED_BY_PO')], closed: 'a' },
    {
      why: 'a paused clinic beside one that accepts requests',
      clinics: [clinic('a', 'DISABLED_BY_PO'), clinic('b', 'ACTIVE')],
      closed: undefined,
    },
    {
      why: 'a clinic that accepts no requests beside one that does',
      clinics: [clinic('a', 'ACTIVE', false), clinic('b', 'ACTIVE')],
      closed: undefined,
    },
    {
      why: 'a requested clinic that accepts no requests',
      clinics: [clinic('a', 'ACTIVE', false), clinic('b', 'ACTIVE')],
      requestedId: 'a',
      closed: 'a',
    },
  ])('returns $closed for $why', ({ clinics, requestedId, closed }) => {
    expect(closedClinic(clinics, requestedId)?.id).toBe(closed);
  });
});
