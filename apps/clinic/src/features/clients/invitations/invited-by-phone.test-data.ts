import type { Invitation } from '@zampa/contract/invitations/objects';
import { ids } from '@zampa/shared-screens/rendered/samples.test-data';

/** The text that invites the client. */
export const TEXT = 'Clinica San Luca invites you to Zampa: https://zampa.example/app/sign-up';

/** An invitation of a client who is known by phone alone. */
export const byPhone: Invitation = {
  id: '00000000-0000-7000-8000-000000000051',
  facilityId: ids.clinic,
  kind: 'CLIENT',
  email: null,
  phone: '+393331234567',
  firstName: 'Ida',
  lastName: 'Riva',
  message: '',
  idRole: null,
  role: null,
  userId: '00000000-0000-7000-8000-000000000052',
  sent: 1,
  delivery: null,
  link: 'https://zampa.example/app/sign-up',
  text: TEXT,
  sms: false,
  smsRefusal: null,
  dateCreated: '2026-11-28T09:00:00.000Z',
  dateUpdated: '2026-11-28T09:00:00.000Z',
  expires: '2026-12-28T09:00:00.000Z',
};
