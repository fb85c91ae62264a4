import type { Facility } from '@zampa/contract/facilities/objects';
import { sanLuca } from '@zampa/shared-screens/rendered/facility-sample.test-data';
import { vera } from '@zampa/shared-screens/rendered/samples.test-data';

/** A clinic with complete invoice data. */
export const facility: Facility = {
  ...sanLuca,
  phone: '+39061234567',
  email: 'info@sanluca.example',
  FacilityTypeId: 1,
  address: 'Via Roma',
  streetNumber: '1',
  postcode: '00100',
  region: 'RM',
  businessName: 'San Luca srl',
  vat: '12345678903',
  fiscalCode: '12345678903',
  PEC: null,
  SDI: 'ABC1234',
  billingEmail: null,
  staff: [vera],
};

/** The clinic after a colleague's concurrent change. */
export const theirs: Facility = {
  ...facility,
  email: 'studio@sanluca.example',
  website: 'https://sanluca.example',
  dateUpdated: '2026-11-21T09:00:00.000Z',
};
