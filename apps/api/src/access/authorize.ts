import type { PolicyRow, PolicyRows, Scope, Selector } from '@zampa/contract/policy/row';
import { verdictOf } from '@zampa/contract/policy/row';
import {
  relationTo,
  relationToFacility,
  relationToFamily,
  strangerOf,
  type Belonging,
  type Relation,
  type Viewer,
} from '@zampa/domain/people/relation';
import { mayReadHealth } from '@zampa/domain/people/staff-rights';
import { sql, type SQL } from 'drizzle-orm';
import { validate } from 'uuid';
import { conversationIdOf } from './conversation-id-of.ts';
import { refuseForeignFacility } from './refuse-foreign-facility.ts';
import { relationToOrganization } from './governs.ts';
import { facilitiesByRole } from './facilities-by-role.ts';
import { showsPets } from './visible-pet.ts';
import { aliases } from '../db/alias.ts';
import { uuids } from '../db/arrays.ts';
import { rowsOf, type Database } from '../db/database.ts';
import { invalid, Refusal } from '../errors/refusal.ts';
import { foundOr } from '../db/first-known.ts';

/** A request as it came, before anything in it is believed. */
export type RawInput = {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
};

/** Returns the row of the table that governs this request. */
export function rowFor(entry: PolicyRow | PolicyRows, input: RawInput): PolicyRow {
  if (!('by' in entry)) return entry;
  const value = select(input, entry.by);
  const kind = typeof value === 'string' ? value.toUpperCase() : '';
  const further = entry.narrowedBy?.[kind];
  const narrower = further ? select(input, further) : undefined;
  const row =
    (typeof narrower === 'string' ? entry.rows[`${kind} ${narrower.toUpperCase()}`] : undefined) ??
    entry.rows[kind];
  if (!row) throw invalid(fieldOf(entry.by), 'invalid_value');
  return row;
}

/** Returns how the caller stands to what the call is about; throws when the table does not let them go on. */
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
    throw worksWhereNamed(viewer, row.scope, input)
      ? unknown(row.scope.kind)
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
    const named = scope.at && select(input, scope.at);
    // What is no id is a wrong field, which is said with the others.
    if (typeof named === 'string' && validate(named)) refuseForeignFacility(viewer, named);
    return 'self';
  }
  if (scope.kind === 'own') {
    const named = scope.at ? select(input, scope.at) : viewer.userId;
    if (named === undefined && scope.at) throw invalid(fieldOf(scope.at), 'required');
    return named === viewer.userId ? 'self' : strangerOf(viewer);
  }
  if (scope.lists && isList(select(input, scope.at))) return 'self';
  const id = identifier(input, scope);
  if (scope.foundByCall) return 'self';
  return relationToThing(db, scope.kind, id, actingFor(viewer, scope, input));
}

/** Whether staff work for the facility that a call selects; true where it selects none. */
function worksWhereNamed({ isVet, facilities }: Viewer, scope: Scope, input: RawInput): boolean {
  const named = 'actingFor' in scope && scope.actingFor ? select(input, scope.actingFor) : null;
  if (!isVet || typeof named !== 'string') return true;
  return facilities.some(({ facilityId }) => facilityId === named.toLowerCase());
}

/** The caller as staff of the facility that the call names, and of no other; as they are where it names none. */
function actingFor(viewer: Viewer, { actingFor: at }: ThingScope, input: RawInput): Viewer {
  const named = at && select(input, at);
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
  if (people.includes(kind) && id === viewer.userId) return 'self';
  const thing = await belonging(db, kind, id, viewer);
  if (!thing) return strangerOf(viewer);
  if (kind === 'family') return relationToFamily(viewer, thing);
  if (thing.ownerId === viewer.userId || thing.isOnCard) return 'self';
  // Clients see the pictures of the people who work for their clinics.
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

/** A scope that names one thing. */
type ThingScope = Extract<Scope, { lists?: true }>;

/** What a person's own id stands for themselves in. */
const people: readonly Scope['kind'][] = ['person', 'client', 'link'];

/** An identifier of a path is unknown when it is malformed; one of a query or a body is a wrong field. */
function identifier(input: RawInput, { kind, at }: ThingScope): string {
  const value = select(input, at);
  // What is no id but a secret is known or unknown, however it is written.
  if (kind === 'meeting' && typeof value === 'string' && value !== '') return value;
  if (typeof value === 'string' && validate(value)) return value.toLowerCase();
  if (at.startsWith('params.')) throw unknown(kind);
  throw invalid(fieldOf(at), value === undefined ? 'required' : 'invalid_format');
}

/** Who may not know of a thing is told the same as of one that is not there; of a facility, that it is one. */
const unknown = (kind: Scope['kind']) =>
  new Refusal(['facility', 'organization'].includes(kind) ? 'FACILITY_UNKNOWN' : 'NOT_FOUND');

const isList = (value: unknown) => typeof value === 'string' && value.includes(',');

/** Returns what stands at a place of a request; undefined where there is nothing. */
export function select(input: RawInput, at: Selector): unknown {
  return at.split('.').reduce<unknown>((value, name) => {
    const whole = typeof value === 'string' ? parsed(value) : value;
    return typeof whole === 'object' && whole !== null && Object.hasOwn(whole, name)
      ? (whole as Record<string, unknown>)[name]
      : undefined;
  }, input);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const fieldOf = (at: Selector) => at.slice(at.indexOf('.') + 1);

type Thing = Belonging & {
  readonly ownerId?: string | null;
  /** Of somebody's own picture: the facilities where they work. */
  readonly staffOf?: readonly string[];
  /** Of a file: whether it is a facility's picture, which everybody sees who looks the facility's code up. */
  readonly isOnCard?: boolean;
  /** Of a file: whether it belongs to what is said about health, which the desk does not read. */
  readonly isMedical?: boolean;
};

const [known, shownPet, ownPet, ownClient, handled, handledPet] = aliases(
  'known',
  'shown',
  'pet',
  'client',
  'handled',
  'handled_pet',
);

/** A facility knows a family as long as their relation has not been removed. */
const knownTo = (familyId: SQL) => sql`
  (select coalesce(json_agg(${known}.facility_id), '[]') from facility_clients ${known}
   where ${known}.family_id = ${familyId} and ${known}.status <> 'REMOVED')`;

const petFacilities = (petId: SQL) => sql`
  (select coalesce(json_agg(${shownPet}.facility_id), '[]') from facility_pets ${shownPet}
   join pets ${ownPet} on ${ownPet}.id = ${shownPet}.pet_id
   join facility_clients ${ownClient}
     on ${ownClient}.facility_id = ${shownPet}.facility_id and ${ownClient}.family_id = ${ownPet}.family_id
   where ${shownPet}.pet_id = ${petId} and ${ownPet}.deleted_at is null and ${showsPets(ownClient)})`;

/** Conversations that a reader is in charge of where that decides what they know: where they are a consultant. */
const inCharge = (viewer: Viewer) => sql`${handled}.assignee_id = ${viewer.userId}
  and ${handled}.facility_id = any(${uuids(facilitiesByRole(viewer).assigned)})`;

/** The reader, where they are in charge of something of a family; of nobody's family nobody has to be. */
const inChargeOf = (familyId: SQL, viewer: Viewer) => sql`
  (select ${viewer.userId}::uuid where ${familyId} is null or exists (select from conversations ${handled}
    where ${handled}.family_id = ${familyId} and ${inCharge(viewer)}))`;

/** The same for one pet: somebody in charge of something about it. */
const inChargeOfPet = (petId: SQL, viewer: Viewer) => sql`
  (select ${viewer.userId}::uuid where exists (select from conversation_pets ${handledPet}
    join conversations ${handled} on ${handled}.id = ${handledPet}.conversation_id
    where ${handledPet}.pet_id = ${petId} and ${inCharge(viewer)}))`;

/** What a thing belongs to, and who is in charge of it: of a consultant's, whether they are. */
const queries = {
  person: (id: string, viewer: Viewer) => sql`
    select u.id as "ownerId", fm.family_id as "familyId", ${inChargeOf(sql`fm.family_id`, viewer)} as "assigneeId", ${knownTo(sql`fm.family_id`)} as "facilityIds"
    from users u left join family_members fm on fm.user_id = u.id and fm.status = 'ACTIVE'
    where u.id = ${id} order by fm.role_id limit 1`,
  client: (id: string, viewer: Viewer) => sql`
    select u.id as "ownerId", fm.family_id as "familyId", ${inChargeOf(sql`fm.family_id`, viewer)} as "assigneeId", ${knownTo(sql`fm.family_id`)} as "facilityIds"
    from users u left join family_members fm on fm.user_id = u.id and fm.status = 'ACTIVE'
    where u.id = ${foundOr(sql`select fc.user_id from facility_clients fc where fc.id = ${id}`, id)}
    order by fm.role_id limit 1`,
  link: (id: string, viewer: Viewer) => sql`
    select u.id as "ownerId", fm.family_id as "familyId", ${inChargeOf(sql`fm.family_id`, viewer)} as "assigneeId",
      (select coalesce(json_agg(known.facility_id), '[]') from (
        select fc.facility_id from facility_clients fc
        where fc.family_id = fm.family_id and fc.status <> 'REMOVED'
        union select m.facility_id from facility_members m
        where m.user_id = u.id and m.status <> 'REMOVED') known) as "facilityIds"
    from users u left join family_members fm on fm.user_id = u.id and fm.status = 'ACTIVE'
    where u.id = ${id} order by fm.role_id limit 1`,
  family: (id: string, viewer: Viewer) => sql`
    select f.id as "familyId", ${knownTo(sql`f.id`)} as "facilityIds",
      ${inChargeOf(sql`f.id`, viewer)} as "assigneeId"
    from families f where f.id = ${id}`,
  pet: (id: string, viewer: Viewer) => sql`
    select p.family_id as "familyId", ${petFacilities(sql`p.id`)} as "facilityIds",
      ${inChargeOfPet(sql`p.id`, viewer)} as "assigneeId"
    from pets p where p.id = ${id} and p.deleted_at is null`,
  conversation: (id: string) => sql`
    select c.family_id as "familyId", json_build_array(c.facility_id) as "facilityIds", c.assignee_id as "assigneeId"
    from conversations c
    where c.id = ${conversationIdOf(id)}
    union all
    select null, json_build_array(k.facility_id), k.member_id
    from calendar_events k where k.id = ${id} and k.conversation_id is null`,
  meeting: (name: string) => sql`
    select c.family_id as "familyId", json_build_array(c.facility_id) as "facilityIds", c.assignee_id as "assigneeId"
    from video_meetings m join conversations c on c.id = m.conversation_id
    where m.name = ${/^[\w-]+$/.test(name) ? name : ''}`,
  timetable: (id: string) => sql`
    select json_build_array(t.facility_id) as "facilityIds" from timetables t where t.id = ${id}`,
  service: (id: string) => sql`
    select json_build_array(s.facility_id) as "facilityIds" from services s where s.id = ${id}`,
  invitation: (id: string) => sql`
    select json_build_array(i.facility_id) as "facilityIds" from invitations i where i.id = ${id}`,
  import: (id: string) => sql`
    select json_build_array(i.facility_id) as "facilityIds" from imports i where i.id = ${id}`,
  file: (id: string, viewer: Viewer) => sql`
    select f.user_id as "ownerId",
      coalesce(c.family_id, p.family_id, fm.family_id) as "familyId",
      case when c.id is not null then json_build_array(c.facility_id)
        when p.id is not null then ${petFacilities(sql`p.id`)}
        when f.facility_id is not null then json_build_array(f.facility_id)
        else (select coalesce(json_agg(x.facility_id), '[]') from (
          select m.facility_id from facility_members m where m.user_id = f.user_id and m.status = 'ACTIVE'
          union select fc.facility_id from facility_clients fc
          where fc.family_id = fm.family_id and fc.status = 'ACTIVE') x) end as "facilityIds",
      case when c.id is not null then c.assignee_id
        when p.id is not null then ${inChargeOfPet(sql`p.id`, viewer)}
        else ${inChargeOf(sql`fm.family_id`, viewer)} end as "assigneeId",
      (select coalesce(json_agg(m.facility_id), '[]') from facility_members m
        where m.user_id = f.user_id and m.status = 'ACTIVE') as "staffOf",
      f.facility_id is not null and app_is_on_card(f.id) as "isOnCard",
      f.conversation_id is not null as "isMedical"
    from files f
    left join conversations c on c.id = f.conversation_id
    left join pets p on p.id = f.pet_id
    left join family_members fm on fm.user_id = f.user_id and fm.status = 'ACTIVE'
    where f.id = ${id} limit 1`,
} as const;

async function belonging(
  db: Database,
  kind: keyof typeof queries,
  id: string,
  viewer: Viewer,
): Promise<Thing | undefined> {
  const [row] = await rowsOf<Thing>(db, queries[kind](id, viewer));
  return row;
}
