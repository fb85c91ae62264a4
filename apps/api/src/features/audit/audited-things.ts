import type { AuditedThing } from '@zampa/contract/audit/audit-rule';
import type { PolicyRow } from '@zampa/contract/policy/row';
import type { Selector } from '@zampa/contract/policy/row';
import { sql, type SQL } from 'drizzle-orm';
import { validate } from 'uuid';
import { selectInput } from '../../access/authorize.ts';
import { conversationIdOf } from '../../access/conversation-id-of.ts';
import { uuids } from '../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { AuditedCall } from '../../http/audit-call.ts';

/** The thing that a call names. */
export type Subject = { readonly kind: AuditedThing; readonly id: string };

/** Clinics of a subject, each with a pet if the subject is about pets. */
export type AuditPlace = { readonly facilityId: string; readonly petId: string | null };

/** SQL: rows of (facility, pet) for the id of a thing. */
const PLACES: Readonly<Record<AuditedThing, (id: string) => SQL>> = {
  pet: (id) => sql`select unnest(p.known_to), p.id from pets p where p.id = ${id}`,
  facility: (id) => sql`select ${id}::uuid, null::uuid`,
  organization: (id) => sql`select ${id}::uuid, null::uuid`,
  conversation: (id) => sql`select c.facility_id, cp.pet_id from conversations c
    left join conversation_pets cp on cp.conversation_id = c.id where c.id = ${conversationIdOf(id)}`,
  note: (id) => sql`select facility_id, pet_id from visit_notes where id = ${id}`,
  noteTemplate: (id) => sql`select facility_id, null::uuid from note_templates where id = ${id}`,
  problem: (
    id,
  ) => sql`select unnest(case when q.facility_id is null then p.known_to else array[q.facility_id] end),
    q.pet_id from problems q join pets p on p.id = q.pet_id where q.id = ${id}`,
  vaccination: (
    id,
  ) => sql`select unnest(case when v.facility_id is null then p.known_to else array[v.facility_id] end),
    v.pet_id from vaccinations v join pets p on p.id = v.pet_id where v.id = ${id}`,
  protocol: (id) => sql`select facility_id, null::uuid from protocol_items where id = ${id}`,
  prescription: (id) => sql`select facility_id, pet_id from prescriptions where id = ${id}`,
  therapy: (id) => sql`select r.facility_id, r.pet_id from therapy_plans t
    join prescription_lines l on l.id = t.line_id join prescriptions r on r.id = l.prescription_id where t.id = ${id}`,
  document: (
    id,
  ) => sql`select unnest(case when d.facility_id is null then p.known_to else array[d.facility_id] end),
    d.pet_id from health_documents d join pets p on p.id = d.pet_id where d.id = ${id}`,
  service: (id) => sql`select facility_id, null::uuid from services where id = ${id}`,
  timetable: (id) => sql`select facility_id, null::uuid from timetables where id = ${id}`,
  invitation: (id) => sql`select facility_id, null::uuid from invitations where id = ${id}`,
  import: (id) => sql`select facility_id, null::uuid from imports where id = ${id}`,
  charge: (id) => sql`select facility_id, null::uuid from charges where id = ${id}`,
};

const isAuditedThing = (kind: string): kind is AuditedThing => Object.hasOwn(PLACES, kind);

/** Returns the thing that a call names; null for calls about the caller. */
export function subjectOf({ call, input }: AuditedCall): Subject | null {
  const places = call.audit.about ?? placesOfPolicy(call.policy);
  for (const { thing, at } of places) {
    const id = selectInput(input, at);
    if (typeof id === 'string' && validate(id)) return { kind: thing, id: id.toLowerCase() };
  }
  return null;
}

function placesOfPolicy(policy: AuditedCall['call']['policy']) {
  if ('selector' in policy || !('at' in policy.scope) || !policy.scope.at) return [];
  const { kind, at } = policy.scope;
  return isAuditedThing(kind) ? [{ thing: kind, at }] : [];
}

/** Returns the place in the request of the clinic that the caller acts for, if the call has one. */
function actingForOf(policy: AuditedCall['call']['policy']): Selector {
  const { scope } = policy as PolicyRow;
  return scope && 'actingFor' in scope && scope.actingFor ? scope.actingFor : 'query.facilityId';
}

/** Finds the clinics among `facilityIds` that a call concerns, with the pets that it is about. */
export async function findPlaces(
  tx: Queryable,
  { call, input }: AuditedCall,
  subject: Subject | null,
  facilityIds: readonly string[],
): Promise<readonly AuditPlace[]> {
  if (!subject) return facilityIds.map((facilityId) => ({ facilityId, petId: null }));
  const named = selectInput(input, actingForOf(call.policy));
  const facilities =
    typeof named === 'string'
      ? facilityIds.filter((facilityId) => facilityId === named.toLowerCase())
      : facilityIds;
  return rowsOf<AuditPlace>(
    tx,
    sql`select place.facility_id as "facilityId", place.pet_id as "petId"
      from (${PLACES[subject.kind](subject.id)}) place (facility_id, pet_id)
      where place.facility_id = any(${uuids(facilities)})`,
  );
}
