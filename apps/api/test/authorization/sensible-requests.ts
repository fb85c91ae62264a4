import { DEFAULT_CHOICES } from '@zampa/domain/notifications/channels';
import { PASSWORD } from '@zampa/testing/people';
import type { AnyInput } from '@zampa/testing/send-call';
import { slotInTwoDays, today } from '../moments.ts';
import type { Caller } from './caller.ts';
import type { RowKey } from './expected/all.ts';
import { requestsAboutEvents } from './requests-about-events.ts';
import { requestsAboutHealth } from './requests-about-health.ts';
import type { Things } from './scene.ts';

const NEW_PASSWORD = 'Zampa-test-2';

const facilityData = {
  name: 'Clinica Nuova',
  businessName: 'Nuova Srl',
  address: 'Via Roma',
  streetNumber: '1',
  postcode: '20100',
  city: 'Milano',
  country: 'IT',
  phone: '02 123456',
  vat: '00743110157',
  fiscalCode: '00743110157',
  SDI: 'ABC1234',
  timezone: 'Europe/Rome',
};

/** A valid request for every row of the policy table, as the app would send it. */
export const sensibleRequests: Readonly<Record<RowKey, (at: Things, caller: Caller) => AnyInput>> =
  {
    'POST /auth/sign-up': (_at, { email }) => ({
      body: { email: `new.${email}`, password: PASSWORD, name: 'Nina', family_name: 'Neri' },
    }),
    'POST /auth/confirm': (_at, { email }) => ({ body: { email, code: '123456' } }),
    'POST /auth/resend-code': (_at, { email }) => ({ body: { email } }),
    'POST /auth/sign-in': (_at, { email }) => ({ body: { email, password: PASSWORD } }),
    'POST /auth/refresh': (_at, { spareRefreshToken }) => ({
      body: { refreshToken: spareRefreshToken },
    }),
    'POST /auth/end-session': () => ({
      headers: { 'X-Zampa-Session': 'owner', 'Sec-Fetch-Site': 'same-origin' },
    }),
    'POST /auth/forgot-password': (_at, { email }) => ({ body: { email } }),
    'POST /auth/reset-password': (_at, { email }) => ({
      body: { email, code: '123456', newPassword: NEW_PASSWORD },
    }),
    'POST /auth/restore-email': () => ({ body: { token: 'unknown' } }),
    'GET /demo': () => ({}),
    'POST /auth/sign-out': () => ({}),
    'POST /auth/change-password': () => ({
      body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD },
    }),
    'POST /auth/change-email': (_at, { email }) => ({
      body: { password: PASSWORD, email: `new.${email}` },
    }),
    'POST /auth/confirm-email-change': () => ({ body: { code: '123456' } }),

    'POST /users': (_at, { email, isOwner }) => ({
      body: { email, firstName: 'Nina', lastName: 'Neri', isVet: !isOwner },
    }),
    'GET /users/me': () => ({}),
    'GET /users/me/export': () => ({}),
    'DELETE /users/me': () => ({ body: { password: PASSWORD } }),
    'GET /users': ({ userId }) => ({ query: { id: userId } }),
    'GET /users/roles': () => ({}),
    'PATCH /users': () => ({ body: { city: 'Milano' } }),
    'POST /welcome': () => ({}),

    'GET /notifications': () => ({}),
    // Empty: the ids of another person change nothing, as a separate test shows.
    'PUT /notifications/read': () => ({ body: { ids: [] } }),
    'POST /notifications/try': () => ({}),
    'GET /notifications/preferences': () => ({}),
    'PUT /notifications/preferences': () => ({
      body: { choices: DEFAULT_CHOICES, quietHours: null },
    }),
    'POST /token': ({ userId }) => ({ body: { UserId: userId, token: 'a-phone' } }),
    'DELETE /token': ({ userId }) => ({ query: { UserId: userId } }),

    'GET /families': ({ familyId, facilityId }, { isOwner }) => ({
      query: { FamilyId: familyId, ...(!isOwner && { FacilityId: facilityId }) },
    }),
    'POST /families/join': ({ familyCode }) => ({ body: { code: familyCode } }),
    'POST /families/members': ({ familyId, userId }) => ({
      body: { FamilyId: familyId, userId, idRole: 9 },
    }),
    'DELETE /families/members': ({ familyId, userId }) => ({
      query: { FamilyId: familyId, userId },
    }),
    'GET /pets/attributes': () => ({}),
    'POST /pets': ({ familyId, facilityId }, { isOwner }) => ({
      query: isOwner ? {} : { facilityId },
      body: { FamilyId: familyId, name: 'Luna', SpeciesId: 2 },
    }),
    'PATCH /pets': ({ petId }) => ({ query: { PetId: petId }, body: { name: 'Plutone' } }),
    'GET /pets': ({ petId }) => ({ query: { PetId: petId } }),
    'GET /pets/weights': ({ petId }) => ({ query: { PetId: petId } }),
    'GET /pets/list': ({ familyId }) => ({ query: { FamilyId: familyId } }),
    'DELETE /pets': ({ petId }) => ({ query: { PetId: petId } }),

    ...requestsAboutHealth,

    'POST /facilities': (_at, { email }) => ({
      body: { name: 'Clinica Nuova', phone: '02 123456', email, timezone: 'Europe/Rome' },
    }),
    'GET /facilities': ({ facilityId }) => ({ query: { facilityId } }),
    'GET /facilities/code/{code}': ({ facilityCode }) => ({ params: { code: facilityCode } }),
    'GET /facilities/types': () => ({}),
    'GET /security': () => ({}),
    'POST /security/authenticator': () => ({ body: { password: PASSWORD } }),
    'POST /security/authenticator/confirm': () => ({ body: { code: '123456' } }),
    'DELETE /security/authenticator': () => ({}),
    'POST /security/recovery-codes': () => ({}),
    'POST /security/verification': () => ({ body: { password: PASSWORD } }),
    'GET /security/devices': () => ({}),
    'DELETE /security/devices': () => ({
      query: { id: '0198c0de-1234-7abc-8def-0123456789ab' },
    }),
    'POST /auth/sign-in/code': () => ({ body: { challenge: 'unknown', code: '123456' } }),
    'GET /audit': ({ facilityId }) => ({ query: { facilityId } }),
    'GET /audit/export.csv': ({ facilityId }) => ({ query: { facilityId } }),
    'GET /audit/verification': ({ facilityId }) => ({ query: { facilityId } }),
    'GET /pets/record-readers': ({ petId }) => ({ query: { PetId: petId } }),
    'GET /facilities/configuration': ({ facilityId }) => ({ query: { facilityId } }),
    'GET /facilities/slots': ({ facilityId, serviceId }) => ({
      query: { facilityId, services: serviceId, from: today(), to: today() },
    }),
    'POST /facilities/holds': ({ facilityId, petId, serviceId }) => ({
      body: { facilityId, pets: [petId], services: [serviceId], start: slotInTwoDays(13).start },
    }),
    'DELETE /facilities/holds': ({ holdId }) => ({ query: { id: holdId } }),
    'PUT /facilities/pause': ({ facilityId }) => ({ body: { facilityId, minutes: 30 } }),
    'GET /facilities/unavailability/conflicts': ({ facilityId }) => ({
      query: { facilityId, ...slotInTwoDays(7) },
    }),
    'GET /facilities/unavailability/bookings': ({ facilityId }) => ({ query: { facilityId } }),
    'POST /facilities/unavailability/bookings/reassign': ({
      facilityId,
      bookingId,
      clinicianId,
    }) => ({ body: { facilityId, userId: clinicianId, bookings: [bookingId] } }),
    'POST /facilities/unavailability/bookings/propose': ({ facilityId, bookingId }) => ({
      body: { facilityId, bookings: [bookingId] },
    }),
    'POST /facilities/unavailability': ({ facilityId }) => ({
      body: { facilityId, ...slotInTwoDays(7) },
    }),
    'GET /calendar': ({ facilityId }) => ({
      query: { facilityId, from: today(), to: today() },
    }),
    'GET /calendar/file': ({ bookingId }) => ({ query: { id: bookingId } }),
    'GET /calendar/feeds': () => ({}),
    'POST /calendar/feeds': ({ facilityId }, { isOwner }) => ({
      body: isOwner ? {} : { facilityId },
    }),
    'DELETE /calendar/feeds': ({ feedId }) => ({ query: { id: feedId } }),
    'GET /calendar/feeds/{token}.ics': ({ feedToken }) => ({ params: { token: feedToken } }),
    'GET /appointments/link': ({ linkToken: token }) => ({ query: { token } }),
    'GET /appointments/link/slots': ({ linkToken: token }) => ({
      query: { token, from: today(), to: today() },
    }),
    'POST /appointments/link': ({ linkToken: token }) => ({ body: { token, action: 'CONFIRM' } }),
    'GET /appointments': () => ({}),
    'GET /appointments/{id}': ({ bookingId: id }) => ({ params: { id } }),
    'GET /users/facility/{id}/clients': ({ facilityId }) => ({ params: { id: facilityId } }),
    'GET /users/facility/{id}/clients/count': ({ facilityId }) => ({ params: { id: facilityId } }),
    'GET /users/facility/{id}/vets': ({ facilityId }) => ({ params: { id: facilityId } }),

    'PATCH /client/status': ({ userId, facilityId }, { isOwner }) => ({
      body: { userId, facilityId, status: isOwner ? 'DISABLED_BY_PO' : 'DISABLED_BY_VET' },
    }),
    'PATCH /clients/status': ({ recordId, facilityId }) => ({
      body: { facilityId, clients: [recordId], status: 'DISABLED_BY_VET' },
    }),
    'POST /users/client': ({ facilityId }, { email }) => ({
      body: { FacilityId: facilityId, firstName: 'Ida', email: `ida.${email}` },
    }),
    'PATCH /users/client': ({ userId, facilityId }) => ({
      body: { id: userId, FacilityId: facilityId, note: 'Prefers mornings' },
    }),
    'PATCH /users/vet': ({ colleagueId, facilityId }) => ({
      body: { id: colleagueId, FacilityId: facilityId, species: [1] },
    }),
    'DELETE /users/link': ({ userId, facilityId, familyId }) => ({
      query: { id_user: userId, id_facility: facilityId, id_family: familyId },
    }),
    'POST /facilities/invite': ({ facilityId }) => ({
      query: { facilityId },
      body: {
        users: [{ email: 'nina@example.test', firstName: 'Nina', lastName: 'Neri', idRole: 3 }],
      },
    }),
    'POST /facilities/users/invite': ({ facilityId }) => ({
      query: { facilityId },
      body: { users: [{ email: 'nina@example.test' }] },
    }),
    'POST /facilities/users/import': ({ facilityId }) => ({
      query: { facilityId, properties: 'all' },
      body: { users: [{ firstName: 'Nina', lastName: 'Neri', email: 'nina@example.test' }] },
    }),
    'POST /facilities/users/import/undo': ({ importId }) => ({ body: { importId } }),
    'POST /invitations/preview': ({ invitationToken: token }) => ({ body: { token } }),
    'POST /invitations/accept': ({ invitationToken: token }) => ({ body: { token } }),
    'POST /invitations/ignore': ({ invitationToken: token }) => ({ body: { token } }),
    'GET /invitations': ({ facilityId }) => ({ query: { facilityId } }),
    'POST /invitations/resend': ({ invitationId }) => ({ body: { id: invitationId } }),
    'DELETE /invitations': ({ invitationId }) => ({ query: { id: invitationId } }),
    'POST /invitations/resend STAFF': ({ staffInvitationId: id }) => ({ body: { id } }),
    'DELETE /invitations STAFF': ({ staffInvitationId: id }) => ({ query: { id } }),
    'POST /stripe/create': ({ facilityId, organizationId }) => ({
      body: { FacilityId: facilityId, OrganizationId: organizationId },
    }),
    'POST /facilities/subscribe': ({ facilityId, customerId }) => ({
      body: { facilityId, ChargebeeCustomerId: customerId, businessName: 'Nuova Srl' },
    }),
    'GET /plans': () => ({}),
    'GET /subscription': ({ facilityId }) => ({ query: { facilityId } }),
    'POST /subscription/checkout': ({ facilityId }) => ({
      body: { facilityId, planId: 'STANDARD' },
    }),
    'POST /subscription/portal': ({ facilityId }) => ({ body: { facilityId } }),
    'GET /subscription/invoices': ({ facilityId }) => ({ query: { facilityId } }),
    'GET /stripe/status': ({ stripeId }) => ({ query: { stripeId } }),
    'GET /payments': () => ({}),
    'POST /payment': ({ conversationId }) => ({
      body: { eventId: conversationId, amount: 2500, payment_type: 'CASH' },
    }),
    'POST /stripe/intent': ({ conversationId }) => ({ body: { eventIds: [conversationId] } }),
    'POST /payments/refunds': ({ paymentId }) => ({
      body: { paymentId, amount: 100, reason: 'GOODWILL' },
    }),
    'GET /payments/receipts/{id}': ({ receiptId }) => ({ params: { id: receiptId } }),
    'GET /payments/movements': ({ facilityId, familyId }) => ({
      query: { facilityId, familyId, from: '2026-01-01', to: '2026-01-31' },
    }),
    'GET /payments/report': ({ facilityId }) => ({
      query: { facilityId, from: '2026-01-01', to: '2026-01-31' },
    }),
    'GET /payments/statement': ({ facilityId, familyId }) => ({
      query: { facilityId, familyId, from: '2026-01-01', to: '2026-01-31' },
    }),
    'PATCH /payment': ({ conversationId }) => ({ query: { eventId: conversationId } }),
    'POST /organizations': (_at, { email }) => ({ body: { ...facilityData, email } }),
    'PATCH /facilities': ({ facilityId }) => ({ body: { facilityId, city: 'Torino' } }),
    'GET /facilities/complete': ({ facilityId }) => ({ query: { facilityId } }),
    'PATCH /facilities/onboarding': ({ facilityId }) => ({
      body: { id: facilityId, phone: '02 234567' },
    }),
    'PUT /facilities/working-hours': ({ facilityId }) => ({
      query: { facilityId },
      body: { workingHours: [{ weekday: 1, from: '09:00', to: '13:00' }] },
    }),
    'POST /timetables': ({ facilityId }) => ({ body: { facilityId, name: 'Late', hours: [] } }),
    'POST /timetables/conflicts': ({ facilityId, timetableId }) => ({
      body: { facilityId, change: { kind: 'TIMETABLE', id: timetableId, hours: [], users: [] } },
    }),
    'PATCH /timetables': ({ timetableId }) => ({
      query: { id: timetableId },
      body: { name: 'Late' },
    }),
    'DELETE /timetables': ({ timetableId }) => ({ query: { id: timetableId } }),
    'POST /services': ({ facilityId }) => ({
      body: { facilityId, ServiceTypeId: 4, name: 'Check-up', duration: 20 },
    }),
    'PATCH /services': ({ serviceId }) => ({
      query: { id: serviceId },
      body: { name: 'Question' },
    }),

    'GET /users/facility/{id}/applicants': ({ facilityId }) => ({ params: { id: facilityId } }),
    'POST /users/link/accept': ({ facilityId, colleagueId }) => ({
      body: { id: colleagueId, FacilityId: facilityId, idRole: 3 },
    }),
    'POST /users/link': ({ facilityCode, userId }) => ({ body: { facilityCode, userId } }),
    'DELETE /v2/users/link': ({ facilityId, familyId }) => ({
      query: { id_facility: facilityId, id_family: familyId },
    }),
    'POST /users/link/pets': ({ facilityId, petId }) => ({ body: { facilityId, pets: [petId] } }),
    'PATCH /users/link/pets': ({ facilityId, petId }) => ({
      body: { changes: [{ facilityId, link: [petId], unlink: [] }] },
    }),
    'POST /users/unlink/pets': ({ facilityId, petId }) => ({ body: { facilityId, pets: [petId] } }),

    ...requestsAboutEvents,
  };
