import type { Facility } from '@zampa/contract/facilities/objects';
import { ids, vera } from '@zampa/shared-screens/rendered/samples.test-data';

/** A clinic with complete invoice data. */
export const facility: Facility = {
  id: ids.clinic,
  name: 'Clinica San Luca',
  city: 'Roma',
  image: null,
  code: 'K7PM3XQ9',
  phone: '+39061234567',
  email: 'info@sanluca.example',
  timezone: 'Europe/Rome',
  FacilityTypeId: 1,
  OrganizationId: ids.organization,
  organization: { id: ids.organization, name: 'Clinica San Luca' },
  configurationStatus: 'COMPLETE',
  address: 'Via Roma',
  streetNumber: '1',
  suite: null,
  postcode: '00100',
  region: 'RM',
  country: 'IT',
  website: null,
  mobile: null,
  emergencyPhone: null,
  emergencyText: null,
  opening: null,
  businessName: 'San Luca srl',
  vat: '12345678903',
  fiscalCode: '12345678903',
  PEC: null,
  SDI: 'ABC1234',
  billingEmail: null,
  bookingsPausedUntil: null,
  mainServices: [],
  staff: [vera],
  dateUpdated: '2026-11-20T09:00:00.000Z',
};

/** The clinic after a colleague's concurrent change. */
export const theirs: Facility = {
  ...facility,
  email: 'studio@sanluca.example',
  website: 'https://sanluca.example',
  dateUpdated: '2026-11-21T09:00:00.000Z',
};
