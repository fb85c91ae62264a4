import type { AnyCallKey } from '../calls.ts';
import type { ClientMessageName } from '../socket.ts';
import { postedEvents } from './posted-events.ts';
import type { PolicyRow, PolicyRows } from './row.ts';
import { times } from './times.ts';
import {
  conversationOf,
  family,
  no,
  open,
  own,
  refusedFamily,
  refusedStaff,
  setUp,
  staff,
  Y,
} from './verdicts.ts';

const account = { scope: { kind: 'account' }, verdicts: { self: Y } } as const satisfies PolicyRow;
const seen = { scope: { kind: 'seen' }, verdicts: { self: Y } } as const satisfies PolicyRow;
const diary = {
  scope: { kind: 'person', at: 'params.userId' },
  verdicts: { self: Y, ...family, ...staff },
} as const satisfies PolicyRow;
/**
 * Who may do what: the one table behind the server's checks, the documentation and the matrix test.
 * A route without a row stops the server at start. Conditions on states are the domain's.
 */
export const policy: Readonly<Record<keyof AnyCallKey, PolicyRow | PolicyRows>> = {
  'POST /auth/sign-up': open,
  'POST /auth/confirm': open,
  'POST /auth/resend-code': open,
  'POST /auth/sign-in': open,
  'POST /auth/refresh': open,
  'POST /auth/forgot-password': open,
  'POST /auth/reset-password': open,
  'GET /demo': open,
  'POST /auth/sign-out': account,
  'POST /auth/change-password': account,
  'POST /auth/change-email': account,
  'POST /auth/confirm-email-change': account,

  'POST /users': account,
  'GET /users/me': own,
  'GET /users': seen,
  'GET /users/roles': { ...own, owners: no },
  'PATCH /users': own,
  'POST /welcome': own,

  'POST /token': { scope: { kind: 'own', at: 'body.UserId' }, verdicts: { self: Y } },
  'DELETE /token': { scope: { kind: 'own', at: 'query.UserId' }, verdicts: { self: Y } },

  'GET /families': {
    scope: { kind: 'family', at: 'query.FamilyId' },
    verdicts: { ...family, ...staff },
  },
  'POST /families/join': { ...own, vets: no },
  'POST /families/members': {
    scope: { kind: 'family', at: 'body.FamilyId' },
    verdicts: { familyAdmin: Y, familyMember: no, ...refusedStaff },
  },
  'DELETE /families/members': {
    scope: { kind: 'family', at: 'query.FamilyId' },
    verdicts: { ...family, familyApplicant: Y, ...refusedStaff },
  },
  'GET /pets/attributes': own,
  'POST /pets': {
    scope: { kind: 'family', at: 'body.FamilyId' },
    verdicts: { ...family, ...staff },
  },
  'PATCH /pets': {
    scope: { kind: 'pet', at: 'query.PetId' },
    verdicts: { ...family, admin: Y, clinical: Y, consultant: Y, desk: no },
  },
  'GET /pets': seen,
  'GET /pets/weights': seen,
  'GET /pets/list': {
    scope: { kind: 'family', at: 'query.FamilyId' },
    verdicts: { ...family, ...staff },
  },
  'DELETE /pets': {
    scope: { kind: 'pet', at: 'query.PetId' },
    verdicts: { familyAdmin: Y, familyMember: no, ...refusedStaff },
  },

  'POST /facilities': { ...own, owners: no },
  'GET /facilities': seen,
  'GET /facilities/code/{code}': own,
  'GET /facilities/types': own,
  'GET /facilities/configuration': {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: staff,
  },
  ...times,
  'GET /users/facility/{id}/clients': {
    scope: { kind: 'facility', at: 'params.id' },
    verdicts: staff,
  },
  'GET /users/facility/{id}/clients/count': {
    scope: { kind: 'facility', at: 'params.id' },
    verdicts: staff,
  },
  'GET /users/facility/{id}/vets': {
    scope: { kind: 'facility', at: 'params.id' },
    verdicts: { ...family, ...staff },
  },

  'PATCH /client/status': {
    scope: { kind: 'person', at: 'body.userId' },
    verdicts: { self: Y, ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },
  },
  'PATCH /clients/status': {
    scope: { kind: 'facility', at: 'body.facilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: no },
  },
  'POST /users/client': {
    scope: { kind: 'facility', at: 'body.FacilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },
    owners: no,
    requiresActivePlan: 'body.FacilityId',
  },
  'PATCH /users/client': {
    scope: { kind: 'client', at: 'body.id' },
    verdicts: { self: no, ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },
    owners: no,
  },
  'PATCH /users/vet': {
    scope: { kind: 'link', at: 'body.id' },
    verdicts: { self: Y, admin: Y, clinical: no, consultant: no, desk: no },
    owners: no,
  },
  'GET /users/facility/{id}/applicants': setUp('facility', 'params.id'),
  'POST /users/link/accept': {
    scope: { kind: 'link', at: 'body.id' },
    verdicts: { self: no, ...refusedStaff, admin: Y },
    owners: no,
  },
  'DELETE /users/link': {
    scope: { kind: 'link', at: 'query.id_user' },
    verdicts: {
      self: Y,
      familyAdmin: Y,
      familyMember: no,
      admin: Y,
      clinical: Y,
      consultant: no,
      desk: no,
    },
  },
  'POST /facilities/invite': {
    ...setUp('facility', 'query.facilityId'),
    requiresActivePlan: 'query.facilityId',
  },
  'POST /facilities/users/invite': {
    requiresActivePlan: 'query.facilityId',
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },
    owners: no,
  },
  'POST /facilities/users/import': {
    ...setUp('facility', 'query.facilityId'),
    requiresActivePlan: 'query.facilityId',
  },
  'POST /facilities/users/import/undo': setUp('import', 'body.importId'),
  'POST /invitations/preview': open,
  'POST /invitations/accept': own,
  'POST /invitations/ignore': open,
  'GET /invitations': {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { admin: Y, clinical: Y, consultant: no, desk: Y },
  },
  'POST /invitations/resend': {
    scope: { kind: 'invitation', at: 'body.id' },
    verdicts: { admin: Y, clinical: Y, consultant: no, desk: Y },
    owners: no,
  },
  'DELETE /invitations': {
    scope: { kind: 'invitation', at: 'query.id' },
    verdicts: { admin: Y, clinical: Y, consultant: no, desk: Y },
    owners: no,
  },
  'POST /stripe/create': setUp('facility', 'body.FacilityId'),
  'GET /stripe/status': seen,
  'PATCH /payment': {
    scope: { kind: 'conversation', at: 'query.eventId' },
    verdicts: { ...refusedFamily, ...staff },
  },
  'POST /organizations': { ...own, owners: no },
  'PATCH /facilities': setUp('facility', 'body.facilityId'),
  'GET /facilities/complete': {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: staff,
  },
  'PATCH /facilities/onboarding': setUp('facility', 'body.id'),
  'PUT /facilities/working-hours': setUp('facility', 'query.facilityId'),
  'POST /timetables': {
    ...setUp('facility', 'body.facilityId'),
    requiresActivePlan: 'body.facilityId',
  },
  'POST /timetables/conflicts': setUp('facility', 'body.facilityId'),
  'PATCH /timetables': setUp('timetable', 'query.id'),
  'DELETE /timetables': setUp('timetable', 'query.id'),
  'POST /services': {
    ...setUp('facility', 'body.facilityId'),
    requiresActivePlan: 'body.facilityId',
  },
  'PATCH /services': setUp('service', 'query.id'),

  'POST /users/link': {
    scope: { kind: 'own', at: 'body.userId' },
    verdicts: { self: Y },
  },
  'DELETE /v2/users/link': {
    scope: { kind: 'family', at: 'query.id_family' },
    verdicts: {
      familyAdmin: Y,
      familyMember: no,
      admin: Y,
      clinical: no,
      consultant: no,
      desk: no,
    },
  },
  'POST /users/link/pets': {
    scope: { kind: 'facility', at: 'body.facilityId' },
    verdicts: { familyAdmin: Y, familyMember: no, ...refusedStaff },
  },
  // Of several facilities: each is looked up by the handler.
  'PATCH /users/link/pets': { ...own, vets: no },
  'POST /users/unlink/pets': {
    scope: { kind: 'facility', at: 'body.facilityId' },
    verdicts: {
      familyAdmin: Y,
      familyMember: no,
      admin: Y,
      clinical: no,
      consultant: no,
      desk: no,
    },
  },

  'GET /{userId}/diary': diary,
  'POST /{userId}/diary/search': diary,
  'GET /{userId}/diary/{id}': conversationOf('params.id'),
  'GET /requests': seen,
  'POST /requests/search': seen,
  'GET /requests/count': {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: staff,
  },
  'GET /requests/{id}': conversationOf('params.id'),

  'GET /search': seen,

  'POST /events': postedEvents,
  'GET /events': {
    scope: { kind: 'conversation', at: 'query.id', lists: true },
    verdicts: { self: Y, ...family, ...staff },
  },
  'DELETE /events': conversationOf('query.id'),
  'PATCH /events': conversationOf('query.id'),
  'PATCH /events/close': {
    scope: { kind: 'conversation', at: 'query.id' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: Y, desk: no },
  },
  'PUT /events/seen': conversationOf('body.conversationId'),
  'GET /events/heads': seen,
  'GET /files/{id}': {
    scope: { kind: 'file', at: 'params.id' },
    verdicts: { self: Y, ...family, ...staff },
  },
};

/** The same for what clients say by socket; who may not say it is not listened to. */
export const socketPolicy: Readonly<Record<ClientMessageName, PolicyRow>> = {
  typing: conversationOf('body.conversationId'),
};
