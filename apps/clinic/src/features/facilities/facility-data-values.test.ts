import type { Facility } from '@zampa/contract/facilities/objects';
import { expect, it } from 'vitest';
import { toFacilityUpdate, facilityDataValues } from './facility-data-values.ts';

const facility: Facility = {
  id: '0190a2b4-0000-7000-8000-000000000001',
  name: 'Clinica Aurora',
  city: 'Roma',
  image: null,
  code: 'ABCDEFGH',
  phone: '+39 06 555',
  email: 'aurora@example.test',
  timezone: 'Europe/Rome',
  FacilityTypeId: 2,
  OrganizationId: '0190a2b4-0000-7000-8000-000000000002',
  organization: { id: '0190a2b4-0000-7000-8000-000000000002', name: 'Aurora' },
  configurationStatus: 'NEW',
  address: null,
  streetNumber: null,
  suite: null,
  postcode: null,
  region: null,
  country: null,
  website: null,
  mobile: null,
  emergencyPhone: null,
  emergencyText: null,
  opening: null,
  bookingsPausedUntil: null,
  vat: '12345678903',
  mainServices: [],
  staff: [],
  dateUpdated: '2026-11-20T09:00:00.000Z',
};
const now = new Date('2026-11-20T09:00:00Z');

it('facilityDataValues replaces missing values by empty texts', () => {
  expect(facilityDataValues(facility, now)).toMatchObject({
    facilityId: facility.id,
    name: 'Clinica Aurora',
    address: '',
    vat: '12345678903',
    fiscalCode: '',
    timezone: 'Europe/Rome',
    FacilityTypeId: '2',
  });
});

it.each([
  { chosen: 2, sent: 2 },
  { chosen: null, sent: undefined },
])(
  'toFacilityUpdate sends facility type $chosen as $sent, without the picture',
  ({ chosen, sent }) => {
    const values = facilityDataValues({ ...facility, FacilityTypeId: chosen }, now);
    expect(toFacilityUpdate(values, true).FacilityTypeId).toBe(sent);
    expect(toFacilityUpdate(values, true)).not.toHaveProperty('image');
  },
);
