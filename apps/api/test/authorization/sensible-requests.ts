import { PASSWORD } from '@zampa/testing/people';
import type { AnyInput } from '@zampa/testing/send-call';
import type { RowKey } from './standing.ts';
import type { Things } from './scene.ts';

export type Caller = {
  readonly email: string;
  readonly isOwner: boolean;
  readonly spareRefreshToken: string;
};

const NEW_PASSWORD = 'Zampa-test-2';
const chat = (parent_id: string) => ({ type: 'CHAT', parent_id, payload: { message: 'Hello' } });

/** For every row of the table a request as the app would send it, about the things it is given. */
export const sensibleRequests: Readonly<Record<RowKey, (at: Things, by: Caller) => AnyInput>> = {
  'POST /auth/sign-up': (_at, { email }) => ({
    body: { email: `new.${email}`, password: PASSWORD, name: 'Nina', family_name: 'Neri' },
  }),
  'POST /auth/confirm': (_at, { email }) => ({ body: { email, code: '123456' } }),
  'POST /auth/resend-code': (_at, { email }) => ({ body: { email } }),
  'POST /auth/sign-in': (_at, { email }) => ({ body: { email, password: PASSWORD } }),
  'POST /auth/refresh': (_at, { spareRefreshToken }) => ({
    body: { refreshToken: spareRefreshToken },
  }),
  'POST /auth/forgot-password': (_at, { email }) => ({ body: { email } }),
  'POST /auth/reset-password': (_at, { email }) => ({
    body: { email, code: '123456', newPassword: NEW_PASSWORD },
  }),
  'GET /demo': () => ({}),
  'POST /auth/sign-out': () => ({}),
  'POST /auth/change-password': () => ({
    body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD },
  }),

  'POST /users': (_at, { email, isOwner }) => ({
    body: { email, firstName: 'Nina', lastName: 'Neri', isVet: !isOwner },
  }),
  'GET /users/me': () => ({}),
  'GET /users': ({ userId }) => ({ query: { id: userId } }),
  'GET /users/roles': () => ({}),
  'PATCH /users': () => ({ body: { city: 'Milano' } }),
  'POST /welcome': () => ({}),

  'GET /families': ({ familyId }) => ({ query: { FamilyId: familyId } }),
  'GET /pets/attributes': () => ({}),
  'POST /pets': ({ familyId }) => ({ body: { FamilyId: familyId, name: 'Luna', SpeciesId: 2 } }),
  'PATCH /pets': ({ petId }) => ({ query: { PetId: petId }, body: { name: 'Plutone' } }),
  'GET /pets': ({ petId }) => ({ query: { PetId: petId } }),
  'GET /pets/list': ({ familyId }) => ({ query: { FamilyId: familyId } }),
  'DELETE /pets': ({ petId }) => ({ query: { PetId: petId } }),

  'POST /facilities': (_at, { email }) => ({
    body: { name: 'Clinica Nuova', phone: '02 1', email, timezone: 'Europe/Rome' },
  }),
  'GET /facilities': ({ facilityId }) => ({ query: { facilityId } }),
  'GET /facilities/code/{code}': ({ facilityCode }) => ({ params: { code: facilityCode } }),
  'GET /facilities/types': () => ({}),
  'GET /facilities/configuration': ({ facilityId }) => ({ query: { facilityId } }),
  'GET /users/facility/{id}/clients': ({ facilityId }) => ({ params: { id: facilityId } }),
  'GET /users/facility/{id}/vets': ({ facilityId }) => ({ params: { id: facilityId } }),

  'POST /users/link': ({ facilityCode, userId }) => ({ body: { facilityCode, userId } }),
  'DELETE /v2/users/link': ({ facilityId, familyId }) => ({
    query: { id_facility: facilityId, id_family: familyId },
  }),
  'POST /users/link/pets': ({ facilityId, petId }) => ({ body: { facilityId, pets: [petId] } }),
  'POST /users/unlink/pets': ({ facilityId, petId }) => ({ body: { facilityId, pets: [petId] } }),

  'GET /{userId}/diary': ({ userId }) => ({ params: { userId } }),
  'POST /{userId}/diary/search': ({ userId }) => ({ params: { userId }, body: {} }),
  'GET /{userId}/diary/{id}': ({ userId, conversationId }) => ({
    params: { userId, id: conversationId },
  }),
  'GET /requests': () => ({}),
  'POST /requests/search': () => ({ body: {} }),
  'GET /requests/count': ({ facilityId }) => ({ query: { facilityId } }),
  'GET /requests/{id}': ({ conversationId }) => ({ params: { id: conversationId } }),

  'POST /events': ({ conversationId }) => ({ body: chat(conversationId) }),
  'POST /events HEALTH': ({ facilityId, familyId, petId, serviceId }) => ({
    body: {
      type: 'HEALTH',
      payload: { facilityId, familyId, pets: [petId], services: [serviceId] },
    },
  }),
  'POST /events CHAT': ({ conversationId }) => ({ body: chat(conversationId) }),
  'POST /events BOT': ({ conversationId }) => ({
    body: {
      type: 'BOT',
      parent_id: conversationId,
      payload: { eventAction: 'CLOSE_PERFORMANCE' },
    },
  }),
  'GET /events': ({ messageId }) => ({ query: { id: messageId } }),
  'DELETE /events': ({ textId }) => ({ query: { id: textId } }),
  'PATCH /events': ({ conversationId }, { isOwner }) => ({
    query: { id: conversationId },
    body: { payload: isOwner ? { note: 'Better' } : { priority: 'HIGH' } },
  }),
  'PATCH /events/close': ({ conversationId }) => ({ query: { id: conversationId } }),
  'PUT /events/seen': ({ conversationId }) => ({ body: { conversationId, seq: 1 } }),
  'GET /events/heads': () => ({ query: { since: '2026-01-01T00:00:00Z' } }),
  'GET /files/{id}': ({ fileId }) => ({ params: { id: fileId } }),
};
