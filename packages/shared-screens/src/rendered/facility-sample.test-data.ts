import type { Facility } from '@zampa/contract/facilities/objects';
import { ids } from './samples.test-data.ts';

/** Marta's clinic as its clients read it: no hours, no services. */
export const sanLuca: Facility = {
  id: ids.clinic,
  name: 'Clinica San Luca',
  city: 'Roma',
  image: null,
  code: 'K7PM3XQ9',
  phone: null,
  email: null,
  timezone: 'Europe/Rome',
  FacilityTypeId: null,
  OrganizationId: ids.organization,
  organization: { id: ids.organization, name: 'Clinica San Luca' },
  configurationStatus: 'COMPLETE',
  address: null,
  streetNumber: null,
  suite: null,
  postcode: null,
  region: null,
  country: 'IT',
  website: null,
  mobile: null,
  emergencyPhone: null,
  emergencyText: null,
  opening: null,
  bookingsPausedUntil: null,
  mainServices: [],
  staff: [],
  dateUpdated: '2026-11-20T09:00:00.000Z',
};
