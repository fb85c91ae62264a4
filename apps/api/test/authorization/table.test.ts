import { keyOf, type CallDefinition } from '@zampa/contract/call';
import { calls } from '@zampa/contract/calls';
import { policy } from '@zampa/contract/policy/table';
import { messagesByName } from '@zampa/contract/messages';
import { verdictOf, type PolicyRow, type Scope } from '@zampa/contract/policy/row';
import type { Relation } from '@zampa/domain/people/relation';
import { describe, expect, it } from 'vitest';
import { rowsOfTable } from './calls-of-rows.ts';
import { expectedCalls, expectedMessages, type RowKey } from './expected/all.ts';
import type { Expectation, Verdict } from './expected/expectation.ts';
import { COLUMNS, OWNERS, type Column } from './expected/identities.ts';

type Kind = Scope['kind'];
type MessageEvent = keyof typeof expectedMessages;
type Standing = Readonly<Partial<Record<Kind, Relation>>>;

const KINDS: readonly Kind[] = [
  'person',
  'client',
  'link',
  'family',
  'facility',
  'organization',
  'pet',
  'conversation',
  'meeting',
  'file',
  'timetable',
  'service',
  'invitation',
  'import',
];
const everywhere = (relation: Relation): Standing =>
  Object.fromEntries(KINDS.map((kind) => [kind, relation]));
const themselves = { person: 'self', client: 'self', link: 'self' } as const;
const ofClients: readonly Kind[] = [
  'person',
  'client',
  'family',
  'pet',
  'conversation',
  'meeting',
  'file',
];

/** How each identity stands to what it names, written down by hand. */
const standings: Readonly<Record<Exclude<Column, 'AN'>, Standing>> = {
  OWN: { ...everywhere('familyAdmin'), ...themselves },
  FM: everywhere('familyMember'),
  // A client of the same facility: what is the facility's is known, what is another family's is not.
  OTH: { ...everywhere('strangerOwner'), facility: 'familyAdmin', organization: 'familyAdmin' },
  DIS: {
    ...everywhere('familyAdmin'),
    ...themselves,
    facility: 'strangerOwner',
    organization: 'strangerOwner',
  },
  VA: everywhere('clinical'),
  AS: everywhere('clinical'),
  CO: everywhere('consultant'),
  CX: {
    ...everywhere('consultant'),
    ...Object.fromEntries(ofClients.map((kind) => [kind, 'strangerVet'])),
  },
  DK: everywhere('desk'),
  FA: everywhere('admin'),
  OA: { ...everywhere('admin'), organization: 'governor' },
  VB: everywhere('strangerVet'),
  PND: everywhere('strangerVet'),
  OFF: everywhere('strangerVet'),
};

/** Where the state of a thing says more than the table; the running server is asked about each of them all the same. */
const beyondTheTable: Readonly<Partial<Record<RowKey | MessageEvent, readonly Column[]>>> = {
  // Of another family than the pets that are named, or of an ended relation.
  'POST /events HEALTH': ['OTH'],
  'POST /events HEALTH VISIT': ['OTH'],
  'POST /events DIARY': ['OTH', 'DIS', 'CO', 'CX', 'DK', 'VB', 'PND', 'OFF'],
  'POST /events CHAT': ['DIS'],
  'POST /events BOT APPOINTMENT': ['DIS'],
  'POST /events CALENDAR BOOKING': ['DIS'],
  'PATCH /events': ['DIS'],
  'POST /appointments/link': ['DIS'],
  // Nothing begins anew with a clinic that one has left.
  'POST /videomeeting/room': ['DIS'],
  'PUT /videomeeting/participants': ['DIS'],
  typing: ['DIS'],
  'POST /facilities/holds': ['OTH'],
  'POST /users/link/pets': ['OTH'],
  'PATCH /users/link/pets': ['FM', 'OTH', 'DIS'],
  'POST /users/unlink/pets': ['OTH'],
  // Of one person alone.
  'DELETE /facilities/holds': ['FM', 'OTH'],
  'DELETE /calendar/feeds': COLUMNS.filter((column) => !['AN', 'OWN', 'DIS'].includes(column)),
  'POST /calendar/feeds': ['VB', 'PND', 'OFF'],
  'POST /invitations/accept': COLUMNS.filter((column) => column !== 'AN'),
  // Of those who work for the organization.
  // Of those whose it is, and of admins.
  'POST /stripe/intent': COLUMNS.filter((column) => !['AN', 'OWN', 'FM', 'DIS'].includes(column)),
  'GET /payments/receipts/{id}': ['OTH', 'CO', 'CX', 'VB', 'PND', 'OFF'],
  'POST /payments/refunds': ['VA', 'AS', 'CO', 'CX', 'DK', 'VB', 'PND', 'OFF'],
  'GET /stripe/status': ['OWN', 'FM', 'OTH', 'DIS', 'VB', 'PND', 'OFF'],
  // Whoever treats keeps their own time.
  'POST /facilities/unavailability': ['VA', 'AS', 'CO', 'CX'],
  'POST /events CALENDAR': ['VA', 'AS', 'CO', 'CX'],
  // The author's, the family admin's, the clinic's to do.
  'DELETE /events': ['FM', 'VA', 'AS', 'CO', 'DK', 'FA', 'OA'],
  'DELETE /families/members': ['FM'],
  'PATCH /client/status': ['DK'],
  // Of a client that nothing is assigned of.
  'DELETE /users/link': ['CX'],
};

const letters = { ALLOW: 'Y', FORBIDDEN: 'F', NOT_FOUND: 'N' } as const;

/** What the table says to somebody. */
function letterOf(row: PolicyRow, column: Column): Verdict {
  const { scope } = row;
  if (scope.kind === 'public') return 'Y';
  if (column === 'AN') return 'U';
  const owner = OWNERS.includes(column);
  if (owner ? row.owners : row.vets) return 'F';
  return letters[verdictOf(row, relationIn(scope, column, owner))];
}

function relationIn(scope: Scope, column: Exclude<Column, 'AN'>, owner: boolean): Relation {
  const stranger = owner ? 'strangerOwner' : 'strangerVet';
  // Whose user id stands where a call must name the caller: the client's own.
  if (scope.kind === 'own' && scope.at)
    return column === 'OWN' || column === 'DIS' ? 'self' : stranger;
  return standings[column][scope.kind] ?? 'self';
}

function differences(key: RowKey | MessageEvent, row: PolicyRow, { here }: Expectation) {
  const beyond = beyondTheTable[key] ?? [];
  return COLUMNS.filter((column) => !beyond.includes(column))
    .map((column) => `${column} ${letterOf(row, column)}`)
    .filter((said) => !COLUMNS.some((column) => said === `${column} ${here[column]}`));
}

/** What is expected of a kind of thing that has no row of its own is left to the running server. */
const keys = (Object.keys(expectedCalls) as RowKey[]).filter((key) => rowsOfTable.has(key));

function rowOf(key: string): PolicyRow {
  const [method, path, ...kind] = key.split(' ');
  const entry = Object.entries(policy).find(([name]) => name === `${method} ${path}`)?.[1];
  const row = entry && 'by' in entry ? entry.rows[kind.join(' ')] : entry;
  if (!row) throw new Error(`${key} has no row`);
  return row;
}

describe('the table that the server goes by', () => {
  it.each(keys)('says what is expected of %s', (key) => {
    expect(differences(key, rowOf(key), expectedCalls[key])).toEqual([]);
  });

  it.each(Object.values(messagesByName))(
    'says what is expected of the message $event',
    ({ event, policy: row }) => {
      expect(differences(event, row, expectedMessages[event])).toEqual([]);
    },
  );

  it('leaves finding things to a call only where all may who can see what it is about', () => {
    const left = [...rowsOfTable].filter((key) => 'foundByCall' in rowOf(key).scope);
    expect(left.toSorted()).toEqual([
      'GET /events',
      'GET /requests/{id}',
      'GET /{userId}/diary/{id}',
      'POST /events CHAT',
    ]);
    const verdicts = left.flatMap((key) => Object.values(rowOf(key).verdicts));
    expect(new Set(verdicts)).toEqual(new Set(['ALLOW']));
  });

  it('knows every message that is expected', () => {
    const events = Object.values(messagesByName).map(({ event }) => event);
    expect(events.toSorted()).toEqual(Object.keys(expectedMessages).toSorted());
  });
});

it('says of every call for which staff act at one facility that this may be unknown', () => {
  const acting = (calls as readonly CallDefinition[]).filter(
    (call) => 'scope' in call.policy && 'actingFor' in call.policy.scope,
  );
  expect(acting.length).toBeGreaterThan(5);
  expect(
    acting.filter(({ refusals }) => !refusals.includes('FACILITY_UNKNOWN')).map(keyOf),
  ).toEqual([]);
});
