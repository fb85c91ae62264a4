import type { Viewer } from '@zampa/domain/people/relation';
import { staffStanding } from '@zampa/domain/people/roles';
import { sql, type SQL } from 'drizzle-orm';
import { eventJson, fileJson, personJson, petJson, uuids } from './json.ts';

/** The facilities where this person may not read what is said about health. `authorization.md`, rule G9. */
export function deskFacilities(viewer: Viewer): readonly string[] {
  return viewer.facilities
    .filter(({ roleId }) => staffStanding(roleId) === 'desk')
    .map(({ facilityId }) => facilityId);
}

export const hiddenFrom = (viewer: Viewer): SQL => {
  const desk = deskFacilities(viewer);
  return desk.length === 0 ? sql`false` : sql`(c.facility_id = any(${uuids(desk)}))`;
};

const lastEvent = (viewer: Viewer, onlyOwner: boolean) => sql`(
  select ${eventJson({ event: 'e', user: 'eu', file: 'ef' }, viewer.isVet, hiddenFrom(viewer))}
  from events e
  join users eu on eu.id = e.user_id
  left join files ef on ef.id = e.file_id
  where e.conversation_id = c.id and e.type = 'CHAT' ${onlyOwner ? sql`and e.party = 'owner'` : sql``}
  order by e.seq desc limit 1)`;

/** A conversation `c`, joined with its facility `f`, as the contract has it for this viewer. */
export function conversationJson(viewer: Viewer): SQL {
  const otherParty = viewer.isVet ? 'owner' : 'facility';
  return sql`json_build_object(
    'id', c.id, 'parent_id', null, 'type', 'HEALTH', 'category', c.category, 'seq', c.last_seq,
    'file', (select ${fileJson('cf')} from files cf where cf.id = c.file_id),
    'payload', json_build_object(
      'source', c.source, 'note', c.note, 'priority', c.priority, 'status', c.status,
      'userId', c.creator_id, 'assigneeId', c.assignee_id,
      'facilityId', c.facility_id, 'facilityName', f.name, 'familyId', c.family_id,
      'openDate', iso_instant(c.open_date), 'closeDate', iso_instant(c.close_date),
      'pets', (select coalesce(json_agg(cp.pet_id order by cp.pet_id), '[]')
        from conversation_pets cp where cp.conversation_id = c.id),
      'services', (select coalesce(json_agg(cs.service_id order by cs.name, cs.service_id), '[]')
        from conversation_services cs where cs.conversation_id = c.id),
      'serviceNames', (select coalesce(json_agg(cs.name order by cs.name, cs.service_id), '[]')
        from conversation_services cs where cs.conversation_id = c.id)),
    'dateCreated', iso_instant(c.created_at), 'dateUpdated', iso_instant(c.updated_at),
    'user', (select ${personJson('u', viewer.isVet)} from users u where u.id = c.creator_id),
    'family', json_build_object('id', c.family_id, 'user', (
      select ${personJson('cu', viewer.isVet)} from facility_clients fc join users cu on cu.id = fc.user_id
      where fc.facility_id = c.facility_id and fc.family_id = c.family_id)),
    'facility', json_build_object('id', f.id, 'name', f.name, 'timezone', f.timezone, 'phone', f.phone),
    'assignee', (select ${personJson('a', viewer.isVet)} from users a where a.id = c.assignee_id),
    'pets', (select coalesce(json_agg(${petJson('p')} order by p.name, p.id), '[]')
      from conversation_pets cp join pets p on p.id = cp.pet_id where cp.conversation_id = c.id),
    'lastMessage', ${lastEvent(viewer, false)},
    'lastUserMessage', ${lastEvent(viewer, true)},
    'appointment', null,
    'unread', ${unreadCount(viewer)},
    'readSeq', (select coalesce(max(r.seq), 0) from reads r
      where r.conversation_id = c.id and r.party = ${otherParty}))`;
}

/** Messages of others in conversation `c` after what the viewer has read. */
export function unreadCount(viewer: Viewer): SQL {
  return sql`(select count(*)::int from events e
    where e.conversation_id = c.id and e.type = 'CHAT' and e.withdrawn_at is null
      and e.user_id <> ${viewer.userId}
      and e.seq > coalesce((select r.seq from reads r
        where r.conversation_id = c.id and r.user_id = ${viewer.userId}), 0))`;
}
