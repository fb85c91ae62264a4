import type { Appointment } from '@zampa/contract/appointments/objects';
import { booking, ids } from './samples.test-data.ts';

/** Luna's first visit with Vera, dated after every test run. */
export const appointment = (payload: Partial<Appointment['payload']>): Appointment => ({
  ...booking,
  payload: {
    ...booking.payload,
    pets: [ids.luna],
    event: {
      ...booking.payload.event,
      start: '2038-12-07T09:00:00.000Z',
      end: '2038-12-07T09:30:00.000Z',
    },
    ...payload,
  },
  petNames: ['Luna'],
  FamilyId: ids.family,
  facility: {
    id: ids.clinic,
    name: 'Clinica San Luca',
    phone: null,
    address: null,
    streetNumber: null,
    suite: null,
    city: null,
    postcode: null,
    timezone: 'Europe/Rome',
    image: null,
  },
  serviceNames: ['First visit'],
  member: { id: ids.vera, firstName: 'Vera', lastName: 'B', image: null, isVet: true },
  changeBefore: null,
  byVideo: false,
  rebooked: false,
  price: 2550,
  currency: 'EUR',
});
