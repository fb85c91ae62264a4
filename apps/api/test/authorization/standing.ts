import type { AnyCallKey } from '@zampa/contract/calls';
import { verdictOf, type PolicyRow, type Scope, type Verdict } from '@zampa/contract/policy/row';
import type { Relation } from '@zampa/domain/people/relation';
import { IDENTITIES, type Identity } from './scene.ts';

type Kind = Scope['kind'];
type Standing = Readonly<Partial<Record<Kind, Relation>>>;

const everywhere = (relation: Relation): Standing => ({
  person: relation,
  client: relation,
  link: relation,
  family: relation,
  facility: relation,
  pet: relation,
  conversation: relation,
  file: relation,
  timetable: relation,
  service: relation,
  invitation: relation,
  import: relation,
});

/** How each identity stands to the things of the scene, written down by hand: never asked of the code under test. */
const standings: Readonly<Record<Exclude<Identity, 'AN'>, Standing>> = {
  OWN: { ...everywhere('familyAdmin'), person: 'self', client: 'self', link: 'self' },
  FM: everywhere('familyMember'),
  // A client of the same facility: what is the facility's is known, what is another family's is not.
  OTH: { ...everywhere('strangerOwner'), facility: 'familyAdmin' },
  DIS: {
    ...everywhere('familyAdmin'),
    person: 'self',
    client: 'self',
    link: 'self',
    facility: 'strangerOwner',
  },
  VA: everywhere('clinical'),
  CO: everywhere('consultant'),
  DK: everywhere('desk'),
  FA: everywhere('admin'),
  OA: everywhere('admin'),
  VB: everywhere('strangerVet'),
  PND: everywhere('strangerVet'),
  OFF: everywhere('strangerVet'),
};

const owners: readonly Identity[] = ['OWN', 'FM', 'OTH', 'DIS'];
/** Whose user id stands where a call must name the caller: the pet owner's own, and the former client's. */
const named: readonly Identity[] = ['OWN', 'DIS'];

export type Expected = Verdict | 'UNAUTHENTICATED';

/** What the table says to somebody. */
export function expectedOf(row: PolicyRow, identity: Identity): Expected {
  const { scope } = row;
  if (scope.kind === 'public') return 'ALLOW';
  if (identity === 'AN') return 'UNAUTHENTICATED';
  const owner = owners.includes(identity);
  if (owner ? row.owners : row.vets) return 'FORBIDDEN';
  return verdictOf(row, relationIn(scope, identity, owner));
}

function relationIn(scope: Scope, identity: Exclude<Identity, 'AN'>, owner: boolean): Relation {
  const stranger = owner ? 'strangerOwner' : 'strangerVet';
  if (scope.kind === 'own' && scope.at) return named.includes(identity) ? 'self' : stranger;
  return standings[identity][scope.kind] ?? 'self';
}

/** The rows that a call has for each kind of what is posted. */
type EventKind =
  | 'HEALTH'
  | 'CHAT'
  | 'DIARY'
  | 'BOT'
  | `BOT ${'APPOINTMENT' | 'PROPOSE_TIME' | 'APPOINTMENT_NO_SHOW' | 'RELATED_TO_APPOINTMENT'}`
  | 'CALENDAR'
  | 'CALENDAR BOOKING';

export type RowKey = keyof AnyCallKey | `POST /events ${EventKind}`;

/** What is there for one of them alone. */
const othersThan = (whose: Identity) =>
  Object.fromEntries(
    IDENTITIES.flatMap((identity) =>
      identity === 'AN' || identity === whose ? [] : [[identity, 'NOT_FOUND' as const]],
    ),
  );

/** Where the state of a thing says more than the table, and why. */
export const beyondTheTable: Readonly<
  Partial<Record<RowKey, Readonly<Partial<Record<Identity, Verdict>>>>>
> = {
  // Pets of another family do not exist, whatever clinic both go to.
  'POST /events HEALTH': { OTH: 'NOT_FOUND' },
  // Whose diary it is, and who may write in it, follows from the pets and the clinic that are named.
  'POST /events DIARY': {
    OTH: 'NOT_FOUND',
    DIS: 'FORBIDDEN',
    CO: 'FORBIDDEN',
    DK: 'FORBIDDEN',
    VB: 'NOT_FOUND',
    PND: 'NOT_FOUND',
    OFF: 'NOT_FOUND',
  },
  'POST /facilities/holds': { OTH: 'NOT_FOUND' },
  // The booking is of another family than the former client’s.
  'GET /calendar/file': { DIS: 'NOT_FOUND' },
  'GET /appointments/{id}': { DIS: 'NOT_FOUND' },
  // Where one works.
  'POST /calendar/feeds': { VB: 'NOT_FOUND', PND: 'NOT_FOUND', OFF: 'NOT_FOUND' },
  'DELETE /calendar/feeds': othersThan('OWN'),
  // A time is kept by one person.
  'DELETE /facilities/holds': { FM: 'NOT_FOUND', OTH: 'NOT_FOUND', DIS: 'NOT_FOUND' },
  // Whoever treats keeps their own time, not that of the whole facility.
  'POST /facilities/unavailability': { VA: 'FORBIDDEN', CO: 'FORBIDDEN' },
  'POST /events CALENDAR': { VA: 'FORBIDDEN', CO: 'FORBIDDEN' },
  'POST /events BOT APPOINTMENT': { DIS: 'FORBIDDEN' },
  'POST /events CALENDAR BOOKING': { DIS: 'FORBIDDEN' },
  'POST /users/link/pets': { OTH: 'NOT_FOUND' },
  'POST /users/unlink/pets': { OTH: 'NOT_FOUND' },
  // Members leave; whom else the family is without, its admins say.
  'DELETE /families/members': { FM: 'FORBIDDEN' },
  // After the end of a relation both sides read on and write nothing new.
  'POST /events CHAT': { DIS: 'FORBIDDEN' },
  'PATCH /events': { DIS: 'FORBIDDEN' },
  // Known to the staff of the organization whose account it is, looked up in our own rows first.
  'GET /stripe/status': Object.fromEntries(
    (['OWN', 'FM', 'OTH', 'DIS', 'VB', 'PND', 'OFF'] as const).map((identity) => [
      identity,
      'NOT_FOUND' as const,
    ]),
  ),
  // An invitation is the invited address's alone, which none of them has.
  'POST /invitations/accept': Object.fromEntries(
    IDENTITIES.flatMap((identity) => (identity === 'AN' ? [] : [[identity, 'FORBIDDEN' as const]])),
  ),
  // The desk invites; it does not shut anybody out.
  'PATCH /client/status': { DK: 'FORBIDDEN' },
  // Only its author takes a message back.
  'DELETE /events': {
    FM: 'FORBIDDEN',
    VA: 'FORBIDDEN',
    CO: 'FORBIDDEN',
    DK: 'FORBIDDEN',
    FA: 'FORBIDDEN',
    OA: 'FORBIDDEN',
  },
};
