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
type RelationByKind = Readonly<Partial<Record<Kind, Relation>>>;

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
  'note',
  'noteTemplate',
  'problem',
  'vaccination',
  'protocol',
  'prescriptionLine',
  'therapy',
  'share',
  'document',
];
const everywhere = (relation: Relation): RelationByKind =>
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
  'note',
  'problem',
  'vaccination',
  'prescriptionLine',
  'therapy',
  'document',
];
/** The family does not know of drafts and of problems that only the clinic sees. */
const unknownToFamily = { note: 'strangerOwner', problem: 'strangerOwner' } as const;

/** The relation of each identity to the things it names, written by hand. */
const relationsByColumn: Readonly<Record<Exclude<Column, 'AN'>, RelationByKind>> = {
  OWN: { ...everywhere('familyAdmin'), ...themselves, ...unknownToFamily },
  FM: { ...everywhere('familyMember'), ...unknownToFamily },
  // A client of the same clinic: knows the clinic's things, but not those of another family.
  OTH: { ...everywhere('strangerOwner'), facility: 'familyAdmin', organization: 'familyAdmin' },
  DIS: {
    ...everywhere('familyAdmin'),
    ...themselves,
    ...unknownToFamily,
    facility: 'strangerOwner',
    organization: 'strangerOwner',
  },
  VA: { ...everywhere('clinical'), share: 'strangerVet' },
  AS: { ...everywhere('clinical'), share: 'strangerVet' },
  CO: { ...everywhere('consultant'), share: 'strangerVet' },
  CX: {
    ...everywhere('consultant'),
    share: 'strangerVet',
    ...Object.fromEntries(ofClients.map((kind) => [kind, 'strangerVet'])),
  },
  DK: { ...everywhere('desk'), share: 'strangerVet' },
  FA: { ...everywhere('admin'), share: 'strangerVet' },
  OA: { ...everywhere('admin'), organization: 'governor', share: 'strangerVet' },
  VB: everywhere('strangerVet'),
  PND: everywhere('strangerVet'),
  OFF: everywhere('strangerVet'),
};

/**
 * Cases in which the state of a thing decides, not the policy table alone; the running server is still tested for
 * them.
 */
const decidedByState: Readonly<Partial<Record<RowKey | MessageEvent, readonly Column[]>>> = {
  // Another family than that of the named pets, or an ended relation.
  'POST /events HEALTH': ['OTH'],
  'POST /events HEALTH VISIT': ['OTH'],
  'POST /events DIARY': ['OTH', 'DIS', 'CO', 'CX', 'DK', 'VB', 'PND', 'OFF'],
  'POST /events CHAT': ['DIS'],
  'POST /events BOT APPOINTMENT': ['DIS'],
  'POST /events BOT APPOINTMENT_UNDO': ['DIS'],
  'POST /events CALENDAR BOOKING': ['DIS'],
  'PATCH /events': ['DIS'],
  'POST /appointments/link': ['DIS'],
  // Nothing new can be started with a clinic that the client has left.
  'POST /videomeeting/room': ['DIS'],
  'PUT /videomeeting/participants': ['DIS'],
  typing: ['DIS'],
  'POST /facilities/holds': ['OTH'],
  'POST /users/link/pets': ['OTH'],
  'PATCH /users/link/pets': ['FM', 'OTH', 'DIS'],
  'POST /users/unlink/pets': ['OTH'],
  // Things of one person only.
  'DELETE /facilities/holds': ['FM', 'OTH'],
  'DELETE /calendar/feeds': COLUMNS.filter((column) => !['AN', 'OWN', 'DIS'].includes(column)),
  'POST /calendar/feeds': ['VB', 'PND', 'OFF'],
  // Each session belongs to one person; the named one to nobody here.
  'DELETE /security/devices': COLUMNS.filter((column) => column !== 'AN'),
  'POST /invitations/accept': COLUMNS.filter((column) => column !== 'AN'),
  // Only for staff of the organization. Only for the family and admins.
  'POST /stripe/intent': COLUMNS.filter((column) => !['AN', 'OWN', 'FM', 'DIS'].includes(column)),
  'GET /payments/receipts/{id}': ['OTH', 'CO', 'CX', 'VB', 'PND', 'OFF'],
  'POST /payments/refunds': ['VA', 'AS', 'CO', 'CX', 'DK', 'VB', 'PND', 'OFF'],
  'GET /stripe/status': ['OWN', 'FM', 'OTH', 'DIS', 'VB', 'PND', 'OFF'],
  // Vets manage their own time.
  'POST /facilities/unavailability': ['VA', 'AS', 'CO', 'CX'],
  'POST /events CALENDAR': ['VA', 'AS', 'CO', 'CX'],
  // Allowed for the author, the family's admins or the clinic's admins.
  'DELETE /events': ['FM', 'VA', 'AS', 'CO', 'DK', 'FA', 'OA'],
  'DELETE /families/members': ['FM'],
  'PATCH /client/status': ['DK'],
  // Assistants read health records, but do not write them.
  'POST /notes': ['AS'],
  'PATCH /notes': ['AS'],
  'DELETE /notes': ['AS'],
  'POST /notes/sign': ['AS'],
  'POST /notes/addenda': ['AS'],
  'PUT /notes/release': ['AS'],
  'PATCH /problems': ['AS'],
  'POST /note-templates': ['AS'],
  'PATCH /note-templates': ['AS'],
  'DELETE /note-templates': ['AS'],
  // Protocols of a clinic that the family has left are not theirs to decide about.
  'PUT /due/decision': ['DIS'],
  'POST /vaccinations': ['AS'],
  // Of the clinic: the family cannot void it.
  'POST /vaccinations/void': ['AS', 'OWN', 'FM', 'DIS'],
  'POST /vaccinations/confirm': ['AS'],
  'PATCH /protocols': ['AS'],
  // Only for readers of the pet or the prescription.
  'GET /prescriptions/{id}/pdf': ['OTH', 'CX', 'VB', 'PND', 'OFF'],
  'GET /pets/vaccination-card.pdf': ['OTH', 'CX', 'VB', 'PND', 'OFF'],
  'GET /pets/record.pdf': ['OTH', 'CX', 'VB', 'PND', 'OFF'],
  // The token decides, not the person.
  'GET /shared/{token}': COLUMNS,
  'GET /shared/{token}/documents': COLUMNS,
  'GET /shared/{token}/record.pdf': COLUMNS,
  'GET /recalls/link': COLUMNS,
  'GET /recalls/link/slots': COLUMNS,
  'POST /recalls/link': COLUMNS,
  // A document of the clinic: the family cannot change it.
  'PUT /documents/release': ['OWN', 'FM', 'DIS'],
  'DELETE /documents': ['OWN', 'FM', 'DIS'],
  'POST /prescriptions': ['AS'],
  'POST /therapies/stop': ['AS'],
  // A client without any conversation assigned to the consultant.
  'DELETE /users/link': ['CX'],
};

const letters = { ALLOW: 'Y', FORBIDDEN: 'F', NOT_FOUND: 'N' } as const;

/** Returns the verdict of the policy table for an identity. */
function tableVerdictOf(row: PolicyRow, column: Column): Verdict {
  const { scope } = row;
  if (scope.kind === 'public') return 'Y';
  if (column === 'AN') return 'U';
  const owner = OWNERS.includes(column);
  if (owner ? row.owners : row.vets) return 'F';
  return letters[verdictOf(row, relationIn(scope, column, owner))];
}

function relationIn(scope: Scope, column: Exclude<Column, 'AN'>, owner: boolean): Relation {
  const stranger = owner ? 'strangerOwner' : 'strangerVet';
  // The user id in the request must be the caller's own; here it is the client's.
  if (scope.kind === 'own' && scope.at)
    return column === 'OWN' || column === 'DIS' ? 'self' : stranger;
  return relationsByColumn[column][scope.kind] ?? 'self';
}

function differences(key: RowKey | MessageEvent, row: PolicyRow, { here }: Expectation) {
  const beyond = decidedByState[key] ?? [];
  return COLUMNS.filter((column) => !beyond.includes(column))
    .map((column) => `${column} ${tableVerdictOf(row, column)}`)
    .filter((actual) => !COLUMNS.some((column) => actual === `${column} ${here[column]}`));
}

/** The expected rows that also exist in the policy table; the others are checked only on the running server. */
const keys = (Object.keys(expectedCalls) as RowKey[]).filter((key) => rowsOfTable.has(key));

function rowOf(key: string): PolicyRow {
  const [method, path, ...kind] = key.split(' ');
  const entry = Object.entries(policy).find(([name]) => name === `${method} ${path}`)?.[1];
  const row = entry && 'selector' in entry ? entry.rows[kind.join(' ')] : entry;
  if (!row) throw new Error(`${key} has no row`);
  return row;
}

describe('policy table', () => {
  it.each(keys)('matches the expected results of %s', (key) => {
    expect(differences(key, rowOf(key), expectedCalls[key])).toEqual([]);
  });

  it.each(Object.values(messagesByName))(
    'matches the expected results of the socket message $event',
    ({ event, policy: row }) => {
      expect(differences(event, row, expectedMessages[event])).toEqual([]);
    },
  );

  it('lets the handler find the target only in calls that allow every related person', () => {
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

  it('covers exactly the expected socket messages', () => {
    const events = Object.values(messagesByName).map(({ event }) => event);
    expect(events.toSorted()).toEqual(Object.keys(expectedMessages).toSorted());
  });
});

it('every call in which staff act for one facility declares the error FACILITY_UNKNOWN', () => {
  const acting = (calls as readonly CallDefinition[]).filter(
    (call) => 'scope' in call.policy && 'actingFor' in call.policy.scope,
  );
  expect(acting.length).toBeGreaterThan(5);
  expect(
    acting.filter(({ refusals }) => !refusals.includes('FACILITY_UNKNOWN')).map(keyOf),
  ).toEqual([]);
});
