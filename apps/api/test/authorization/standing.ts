import type { AnyCallKey } from '@zampa/contract/calls';
import { verdictOf, type PolicyRow, type Scope, type Verdict } from '@zampa/contract/policy/row';
import type { Relation } from '@zampa/domain/people/relation';
import type { Identity } from './scene.ts';

type Kind = Scope['kind'];
type Standing = Readonly<Partial<Record<Kind, Relation>>>;

const everywhere = (relation: Relation): Standing => ({
  person: relation,
  family: relation,
  facility: relation,
  pet: relation,
  conversation: relation,
  file: relation,
});

/** How each identity stands to the things of the scene, written down by hand: never asked of the code under test. */
const standings: Readonly<Record<Exclude<Identity, 'AN'>, Standing>> = {
  OWN: { ...everywhere('familyAdmin'), person: 'self' },
  FM: everywhere('familyMember'),
  // A client of the same facility: what is the facility's is known, what is another family's is not.
  OTH: { ...everywhere('strangerOwner'), facility: 'familyAdmin' },
  DIS: { ...everywhere('familyAdmin'), person: 'self', facility: 'strangerOwner' },
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

export type RowKey = keyof AnyCallKey | `POST /events ${'HEALTH' | 'CHAT' | 'BOT'}`;

/** Where the state of a thing says more than the table, and why. */
export const beyondTheTable: Readonly<
  Partial<Record<RowKey, Readonly<Partial<Record<Identity, Verdict>>>>>
> = {
  // Pets of another family do not exist, whatever clinic both go to.
  'POST /events HEALTH': { OTH: 'NOT_FOUND' },
  'POST /users/link/pets': { OTH: 'NOT_FOUND' },
  'POST /users/unlink/pets': { OTH: 'NOT_FOUND' },
  // After the end of a relation both sides read on and write nothing new.
  'POST /events CHAT': { DIS: 'FORBIDDEN' },
  'PATCH /events': { DIS: 'FORBIDDEN' },
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
