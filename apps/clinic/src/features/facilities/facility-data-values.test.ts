import type { Facility } from '@zampa/contract/facilities/objects';
import { sanLuca } from '@zampa/shared-screens/rendered/facility-sample.test-data';
import { expect, it } from 'vitest';
import { toFacilityUpdate, facilityDataValues } from './facility-data-values.ts';

const facility: Facility = {
  ...sanLuca,
  name: 'Clinica Aurora',
  FacilityTypeId: 2,
  country: null,
  vat: '12345678903',
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
