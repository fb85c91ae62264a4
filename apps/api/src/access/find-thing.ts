import type { Belonging, Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { conversationIdOf } from './conversation-id-of.ts';
import { facilitiesByRole } from './facilities-by-role.ts';
import { showsPets } from './visible-pet.ts';
import { aliases } from '../db/alias.ts';
import { uuids } from '../db/arrays.ts';
import { rowsOf, type Database } from '../db/database.ts';
import { resultOr } from '../db/first-not-null.ts';

/** The thing that a call is about, with the facts that decide the caller’s relation to it. */
export type Thing = Belonging & {
  readonly ownerId?: string | null;
  /** For a profile picture: the facilities where its owner works. */
  readonly staffOf?: readonly string[];
  /** For a file: whether it is a facility's picture, which everyone who looks up the facility's code may see. */
  readonly isOnCard?: boolean;
  /** For a file or a health record: whether it is medical, so that reception may not read it. */
  readonly isMedical?: boolean;
};

const [clientRelation, shownPet, ownPet, ownClient, handled, handledPet] = aliases(
  'known',
  'shown',
  'pet',
  'client',
  'handled',
  'handled_pet',
);

/** Facilities that know a family: those whose relation to it was not removed. */
const facilitiesKnowing = (familyId: SQL) => sql`
  (select coalesce(json_agg(${clientRelation}.facility_id), '[]') from facility_clients ${clientRelation}
   where ${clientRelation}.family_id = ${familyId} and ${clientRelation}.status <> 'REMOVED')`;

const petFacilities = (petId: SQL) => sql`
  (select coalesce(json_agg(${shownPet}.facility_id), '[]') from facility_pets ${shownPet}
   join pets ${ownPet} on ${ownPet}.id = ${shownPet}.pet_id
   join facility_clients ${ownClient}
     on ${ownClient}.facility_id = ${shownPet}.facility_id and ${ownClient}.family_id = ${ownPet}.family_id
   where ${shownPet}.pet_id = ${petId} and ${ownPet}.deleted_at is null and ${showsPets(ownClient)})`;

/** Conversations assigned to the viewer at facilities where they are a consultant, who sees only assigned work. */
const isAssignedToConsultant = (viewer: Viewer) => sql`${handled}.assignee_id = ${viewer.userId}
  and ${handled}.facility_id = any(${uuids(facilitiesByRole(viewer).assigned)})`;

/** The viewer's id if a conversation of the family is assigned to them as a consultant, or if there is no family. */
const assigneeOfFamily = (familyId: SQL, viewer: Viewer) => sql`
  (select ${viewer.userId}::uuid where ${familyId} is null or exists (select from conversations ${handled}
    where ${handled}.family_id = ${familyId} and ${isAssignedToConsultant(viewer)}))`;

/**
 * The viewer's id if a conversation about the pet is assigned to them as a consultant.
 *
 * @param facilityId limits it to conversations of the facility whose record it is; null for a record of no facility
 */
const assigneeOfPet = (petId: SQL, viewer: Viewer, facilityId: SQL = sql`null::uuid`) => sql`
  (select ${viewer.userId}::uuid where exists (select from conversation_pets ${handledPet}
    join conversations ${handled} on ${handled}.id = ${handledPet}.conversation_id
    where ${handledPet}.pet_id = ${petId} and ${isAssignedToConsultant(viewer)}
      and ${handled}.facility_id = coalesce(${facilityId}, ${handled}.facility_id)))`;

/** The family that sees document `d`: its own, and released ones of clinics. */
const familyOfDocument = sql`case when d.facility_id is null or d.released_at is not null then d.family_id end`;

/** Facilities that read document `d`: its own, those of the pet, or those to which the family shows the record. */
const readersOfDocument = sql`case when d.facility_id is null then ${petFacilities(sql`d.pet_id`)}
  else (select json_agg(reader.id) from (select d.facility_id as id union
    select a.to_facility_id from record_access a join facility_pets fp
      on fp.pet_id = a.pet_id and fp.facility_id = a.to_facility_id
    where d.released_at is not null and a.pet_id = d.pet_id and a.from_facility_id = d.facility_id
      and a.withdrawn_at is null) reader) end`;

/**
 * Queries by kind of thing: owner, family, facilities and assignee. For consultants, the assignee is the viewer if
 * any related conversation is assigned to them.
 */
const thingQueries = {
  person: (id: string, viewer: Viewer) => sql`
    select u.id as "ownerId", fm.family_id as "familyId", ${assigneeOfFamily(sql`fm.family_id`, viewer)} as "assigneeId", ${facilitiesKnowing(sql`fm.family_id`)} as "facilityIds"
    from users u left join family_members fm on fm.user_id = u.id and fm.status = 'ACTIVE'
    where u.id = ${id} order by fm.role_id limit 1`,
  client: (id: string, viewer: Viewer) => sql`
    select u.id as "ownerId", fm.family_id as "familyId", ${assigneeOfFamily(sql`fm.family_id`, viewer)} as "assigneeId", ${facilitiesKnowing(sql`fm.family_id`)} as "facilityIds"
    from users u left join family_members fm on fm.user_id = u.id and fm.status = 'ACTIVE'
    where u.id = ${resultOr(sql`select fc.user_id from facility_clients fc where fc.id = ${id}`, id)}
    order by fm.role_id limit 1`,
  link: (id: string, viewer: Viewer) => sql`
    select u.id as "ownerId", fm.family_id as "familyId", ${assigneeOfFamily(sql`fm.family_id`, viewer)} as "assigneeId",
      (select coalesce(json_agg(known.facility_id), '[]') from (
        select fc.facility_id from facility_clients fc
        where fc.family_id = fm.family_id and fc.status <> 'REMOVED'
        union select m.facility_id from facility_members m
        where m.user_id = u.id and m.status <> 'REMOVED') known) as "facilityIds"
    from users u left join family_members fm on fm.user_id = u.id and fm.status = 'ACTIVE'
    where u.id = ${id} order by fm.role_id limit 1`,
  family: (id: string, viewer: Viewer) => sql`
    select f.id as "familyId", ${facilitiesKnowing(sql`f.id`)} as "facilityIds",
      ${assigneeOfFamily(sql`f.id`, viewer)} as "assigneeId"
    from families f where f.id = ${id}`,
  pet: (id: string, viewer: Viewer) => sql`
    select p.family_id as "familyId", ${petFacilities(sql`p.id`)} as "facilityIds",
      ${assigneeOfPet(sql`p.id`, viewer)} as "assigneeId"
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
  note: (id: string, viewer: Viewer) => sql`
    select case when n.released_at is not null then n.family_id end as "familyId",
      json_build_array(n.facility_id) as "facilityIds", ${assigneeOfPet(sql`n.pet_id`, viewer, sql`n.facility_id`)} as "assigneeId",
      true as "isMedical"
    from visit_notes n where n.id = ${id}`,
  noteTemplate: (id: string) => sql`
    select json_build_array(t.facility_id) as "facilityIds" from note_templates t where t.id = ${id}`,
  problem: (id: string, viewer: Viewer) => sql`
    select case when q.chronic then q.family_id end as "familyId",
      case when q.facility_id is not null then json_build_array(q.facility_id)
        else ${petFacilities(sql`q.pet_id`)} end as "facilityIds",
      ${assigneeOfPet(sql`q.pet_id`, viewer, sql`q.facility_id`)} as "assigneeId", true as "isMedical"
    from problems q where q.id = ${id}`,
  vaccination: (id: string, viewer: Viewer) => sql`
    select v.family_id as "familyId",
      case when v.facility_id is not null then json_build_array(v.facility_id)
        else ${petFacilities(sql`v.pet_id`)} end as "facilityIds",
      ${assigneeOfPet(sql`v.pet_id`, viewer, sql`v.facility_id`)} as "assigneeId"
    from vaccinations v where v.id = ${id}`,
  prescriptionLine: (id: string, viewer: Viewer) => sql`
    select r.family_id as "familyId", json_build_array(r.facility_id) as "facilityIds",
      ${assigneeOfPet(sql`r.pet_id`, viewer, sql`r.facility_id`)} as "assigneeId", true as "isMedical"
    from prescription_lines l join prescriptions r on r.id = l.prescription_id where l.id = ${id}`,
  therapy: (id: string, viewer: Viewer) => sql`
    select r.family_id as "familyId", json_build_array(r.facility_id) as "facilityIds",
      ${assigneeOfPet(sql`r.pet_id`, viewer, sql`r.facility_id`)} as "assigneeId", true as "isMedical"
    from therapy_plans t
    join prescription_lines l on l.id = t.line_id
    join prescriptions r on r.id = l.prescription_id where t.id = ${id}`,
  share: (id: string) => sql`
    select s.family_id as "familyId" from record_shares s where s.id = ${id}`,
  document: (id: string, viewer: Viewer) => sql`
    select ${familyOfDocument} as "familyId",
      case when d.facility_id is not null then json_build_array(d.facility_id)
        else ${petFacilities(sql`d.pet_id`)} end as "facilityIds",
      ${assigneeOfPet(sql`d.pet_id`, viewer, sql`d.facility_id`)} as "assigneeId", d.note_id is not null as "isMedical"
    from health_documents d where d.id = ${id}`,
  protocol: (id: string) => sql`
    select json_build_array(r.facility_id) as "facilityIds" from protocol_items r where r.id = ${id}`,
  file: (id: string, viewer: Viewer) => sql`
    select f.user_id as "ownerId",
      coalesce(c.family_id, p.family_id, ${familyOfDocument}, fm.family_id) as "familyId",
      case when c.id is not null then json_build_array(c.facility_id)
        when d.id is not null then ${readersOfDocument}
        when p.id is not null then ${petFacilities(sql`p.id`)}
        when f.facility_id is not null then json_build_array(f.facility_id)
        else (select coalesce(json_agg(x.facility_id), '[]') from (
          select m.facility_id from facility_members m where m.user_id = f.user_id and m.status = 'ACTIVE'
          union select fc.facility_id from facility_clients fc
          where fc.family_id = fm.family_id and fc.status = 'ACTIVE') x) end as "facilityIds",
      case when c.id is not null then c.assignee_id
        when p.id is not null then ${assigneeOfPet(sql`p.id`, viewer)}
        when d.id is not null then ${assigneeOfPet(sql`d.pet_id`, viewer, sql`d.facility_id`)}
        else ${assigneeOfFamily(sql`fm.family_id`, viewer)} end as "assigneeId",
      (select coalesce(json_agg(m.facility_id), '[]') from facility_members m
        where m.user_id = f.user_id and m.status = 'ACTIVE') as "staffOf",
      f.facility_id is not null and app_is_on_card(f.id) as "isOnCard",
      (f.conversation_id is not null or d.note_id is not null) as "isMedical"
    from files f
    left join conversations c on c.id = f.conversation_id
    left join pets p on p.id = f.pet_id
    left join health_documents d on d.id = f.document_id
    left join family_members fm on fm.user_id = f.user_id and fm.status = 'ACTIVE'
    where f.id = ${id} limit 1`,
} as const;

/** Finds the thing that a call is about: by its id, or a meeting by its name. Undefined if it does not exist. */
export async function findThing(
  db: Database,
  kind: keyof typeof thingQueries,
  id: string,
  viewer: Viewer,
): Promise<Thing | undefined> {
  const [row] = await rowsOf<Thing>(db, thingQueries[kind](id, viewer));
  return row;
}
