import type { AnyCallKey } from '../calls.ts';
import type { PolicyRow, PolicyRows } from './row.ts';

const Y = 'ALLOW';
const no = 'FORBIDDEN';

const family = { familyAdmin: Y, familyMember: Y } as const;
const staff = { admin: Y, clinical: Y, consultant: Y, desk: Y } as const;
const refusedStaff = { admin: no, clinical: no, consultant: no, desk: no } as const;
const refusedFamily = { familyAdmin: no, familyMember: no } as const;

const open = { scope: { kind: 'public' }, verdicts: {} } as const satisfies PolicyRow;
const account = { scope: { kind: 'account' }, verdicts: { self: Y } } as const satisfies PolicyRow;
const own = { scope: { kind: 'own' }, verdicts: { self: Y } } as const satisfies PolicyRow;
const seen = { scope: { kind: 'seen' }, verdicts: { self: Y } } as const satisfies PolicyRow;
const diary = {
  scope: { kind: 'person', at: 'params.userId' },
  verdicts: { self: Y, ...family, ...staff },
} as const satisfies PolicyRow;
const conversationOf = (at: 'params.id' | 'query.id' | 'body.parent_id' | 'body.conversationId') =>
  ({
    scope: { kind: 'conversation', at },
    verdicts: { ...family, ...staff },
  }) as const satisfies PolicyRow;

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

  'POST /users': account,
  'GET /users/me': own,
  'GET /users': seen,
  'GET /users/roles': { ...own, owners: no },
  'PATCH /users': own,
  'POST /welcome': own,

  'GET /families': {
    scope: { kind: 'family', at: 'query.FamilyId' },
    verdicts: { ...family, ...staff },
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
  'GET /users/facility/{id}/clients': {
    scope: { kind: 'facility', at: 'params.id' },
    verdicts: staff,
  },
  'GET /users/facility/{id}/vets': {
    scope: { kind: 'facility', at: 'params.id' },
    verdicts: { ...family, ...staff },
  },

  'POST /users/link': {
    scope: { kind: 'own', at: 'body.userId' },
    verdicts: { self: Y },
    vets: no,
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

  'POST /events': {
    by: 'body.type',
    rows: {
      HEALTH: {
        scope: { kind: 'facility', at: 'body.payload.facilityId' },
        verdicts: { ...family, admin: Y, clinical: Y, desk: Y, consultant: no },
      },
      CHAT: {
        scope: { kind: 'conversation', at: 'body.parent_id' },
        verdicts: { ...family, admin: Y, clinical: Y, consultant: Y, desk: no },
      },
      BOT: {
        scope: { kind: 'conversation', at: 'body.parent_id' },
        verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: Y, desk: no },
      },
    },
  },
  'GET /events': conversationOf('query.id'),
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
