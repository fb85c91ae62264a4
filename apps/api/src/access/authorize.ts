import { parseJsonText } from '@zampa/contract/bounded';
import { MEETING_NAME_LENGTH } from '@zampa/contract/video/meeting-name';
import type { PolicyRow, PolicyRows, Scope, Selector } from '@zampa/contract/policy/row';
import { verdictOf } from '@zampa/contract/policy/row';
import {
  relationTo,
  relationToFacility,
  relationToFamily,
  strangerRelation,
  type Relation,
  type Viewer,
} from '@zampa/domain/people/relation';
import { mayReadHealth } from '@zampa/domain/people/staff-rights';
import { validate } from 'uuid';
import { findThing, type Thing } from './find-thing.ts';
import { refuseForeignFacility } from './refuse-foreign-facility.ts';
import { relationToOrganization } from './governs.ts';
import type { Database } from '../db/database.ts';
import { invalid, Refusal } from '../errors/refusal.ts';

/** A request's input before validation. */
export type RawInput = {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
};

/**
 * Returns the policy row that applies to this request.
 *
 * @throws {Refusal} VALIDATION if the field that selects the row has no known value
 */
export function policyRowFor(entry: PolicyRow | PolicyRows, input: RawInput): PolicyRow {
  if (!('selector' in entry)) return entry;
  const value = selectInput(input, entry.selector);
  const kind = typeof value === 'string' ? value.toUpperCase() : '';
  const further = entry.narrowedBy?.[kind];
  const narrower = further ? selectInput(input, further) : undefined;
  const row =
    (typeof narrower === 'string' ? entry.rows[`${kind} ${narrower.toUpperCase()}`] : undefined) ??
    entry.rows[kind];
  if (!row) throw invalid(fieldOf(entry.selector), 'invalid_value');
  return row;
}

/**
 * Returns the caller's relation to the thing that the call is about.
 *
 * @throws {Refusal} FORBIDDEN, NOT_FOUND or FACILITY_UNKNOWN if the policy table denies access
 */
export async function authorize(
  db: Database,
  row: PolicyRow,
  viewer: Viewer,
  input: RawInput,
): Promise<Relation> {
  if (viewer.isVet ? row.vets : row.owners) throw new Refusal('FORBIDDEN');
  const relation = await findRelation(db, row.scope, viewer, input);
  const verdict = verdictOf(row, relation);
  if (verdict === 'NOT_FOUND')
    throw worksAtNamedFacility(viewer, row.scope, input)
      ? unknownRefusal(row.scope.kind)
      : new Refusal('FACILITY_UNKNOWN');
  if (verdict !== 'ALLOW') throw new Refusal(verdict);
  return relation;
}

async function findRelation(
  db: Database,
  scope: Scope,
  viewer: Viewer,
  input: RawInput,
): Promise<Relation> {
  if (scope.kind === 'public' || scope.kind === 'account') return 'self';
  if (scope.kind === 'seen') {
    const named = scope.at && selectInput(input, scope.at);
    // A malformed id is reported later, together with the other invalid fields.
    if (typeof named === 'string' && validate(named)) refuseForeignFacility(viewer, named);
    return 'self';
  }
  if (scope.kind === 'own') {
    const named = scope.at ? selectInput(input, scope.at) : viewer.userId;
    if (named === undefined && scope.at) throw invalid(fieldOf(scope.at), 'required');
    return named === viewer.userId ? 'self' : strangerRelation(viewer);
  }
  if (scope.lists && isList(selectInput(input, scope.at))) return 'self';
  const id = readId(input, scope);
  if (scope.foundByCall) return 'self';
  return relationToThing(db, scope.kind, id, restrictToNamedFacility(viewer, scope, input));
}

/** Returns whether the caller works at the facility named by the request; true if it names none. */
function worksAtNamedFacility(
  { isVet, facilities }: Viewer,
  scope: Scope,
  input: RawInput,
): boolean {
  const named =
    'actingFor' in scope && scope.actingFor ? selectInput(input, scope.actingFor) : null;
  if (!isVet || typeof named !== 'string') return true;
  return facilities.some(({ facilityId }) => facilityId === named.toLowerCase());
}

/** Returns the viewer restricted to the facility named by the request; unchanged if it names none. */
function restrictToNamedFacility(
  viewer: Viewer,
  { actingFor: at }: ThingScope,
  input: RawInput,
): Viewer {
  const named = at && selectInput(input, at);
  if (typeof named !== 'string' || !validate(named)) return viewer;
  const here = named.toLowerCase();
  return { ...viewer, facilities: viewer.facilities.filter((work) => work.facilityId === here) };
}

async function relationToThing(
  db: Database,
  kind: ThingScope['kind'],
  id: string,
  viewer: Viewer,
): Promise<Relation> {
  if (kind === 'facility') return relationToFacility(viewer, id);
  if (kind === 'organization') return relationToOrganization(db, viewer, id);
  if (personScopes.includes(kind) && id === viewer.userId) return 'self';
  const thing = await findThing(db, kind, id, viewer);
  if (!thing) return strangerRelation(viewer);
  if (kind === 'family') return relationToFamily(viewer, thing);
  if (thing.ownerId === viewer.userId || thing.isOnCard) return 'self';
  // Clients may see the pictures of people who work at their clinics.
  const clinic = viewer.clinics.find(({ facilityId }) => thing.staffOf?.includes(facilityId));
  const relation = clinic
    ? relationToFacility(viewer, clinic.facilityId)
    : relationTo(viewer, thing);
  return thing.isMedical && relation === 'desk' && !readsHealthOf(viewer, thing)
    ? 'strangerVet'
    : relation;
}

const readsHealthOf = (viewer: Viewer, { facilityIds = [] }: Thing) =>
  viewer.facilities.some(
    (workplace) => facilityIds.includes(workplace.facilityId) && mayReadHealth(workplace),
  );

/** A scope about one thing. */
type ThingScope = Extract<Scope, { lists?: true }>;

/** Scopes in which the caller's own id means the caller. */
const personScopes: readonly Scope['kind'][] = ['person', 'client', 'link'];

/**
 * Returns the id at the scope's place. A malformed id in the path is refused as unknown, one in the query or body as
 * an invalid field.
 */
function readId(input: RawInput, { kind, at }: ThingScope): string {
  const value = selectInput(input, at);
  // A meeting's name is a secret in any format, not a UUID.
  if (kind === 'meeting' && typeof value === 'string' && value !== '')
    return value.length <= MEETING_NAME_LENGTH ? value : '';
  if (typeof value === 'string' && validate(value)) return value.toLowerCase();
  if (at.startsWith('params.')) throw unknownRefusal(kind);
  throw invalid(fieldOf(at), value === undefined ? 'required' : 'invalid_format');
}

/** The refusal for a thing that does not exist or that the caller may not know of. */
const unknownRefusal = (kind: Scope['kind']) =>
  new Refusal(['facility', 'organization'].includes(kind) ? 'FACILITY_UNKNOWN' : 'NOT_FOUND');

const isList = (value: unknown) => typeof value === 'string' && value.includes(',');

/** Returns the value at a path of the request such as `body.pet.id`; undefined if it is missing. */
export function selectInput(input: RawInput, at: Selector): unknown {
  return at.split('.').reduce<unknown>((value, name) => {
    const whole = typeof value === 'string' ? parseJsonText(value) : value;
    return typeof whole === 'object' && whole !== null && Object.hasOwn(whole, name)
      ? (whole as Record<string, unknown>)[name]
      : undefined;
  }, input);
}

const fieldOf = (at: Selector) => at.slice(at.indexOf('.') + 1);
