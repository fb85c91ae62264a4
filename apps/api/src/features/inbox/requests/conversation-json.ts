import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { calendarEventJson } from '../../appointments/public.ts';
import { diaryJson } from '../diary/diary-json.ts';
import { eventJson, hiddenFrom, unreadCount } from '../../conversations/public.ts';
import { fileJson } from '../../files/public.ts';
import { personJson } from '../../../access/person-json.ts';
import { paymentStatus } from '../../payments/public.ts';
import { familyOfConversation } from './family-of-conversation.ts';
import { petsOfConversation } from './pets-of-conversation.ts';

/** The latest event of conversation `c` of a kind. */
const lastEvent = (viewer: Viewer, kind: keyof typeof kinds) => sql`(
  select ${eventJson({ event: 'e', user: 'eu', file: 'ef' }, viewer.isVet, hiddenFrom(viewer))}
  from events e
  join users eu on eu.id = e.user_id
  left join files ef on ef.id = e.file_id
  where e.conversation_id = c.id and ${kinds[kind]}
  order by e.seq desc limit 1)`;

/** Whether event `e` of conversation `c` is what happened last: a booking happens again whenever it changes. */
const isLatestEvent = sql`e.id = (select happened.id from (
    select last.id, last.updated_at, last.seq from events last
    where last.conversation_id = c.id and last.seq = c.last_seq
    union all
    select booked.id, booked.updated_at, booked.seq from calendar_events k
    join events booked on booked.id = k.id where k.conversation_id = c.id
  ) happened order by happened.updated_at desc, happened.seq desc limit 1)`;

const kinds = {
  latest: isLatestEvent,
  message: sql`e.type = 'CHAT'`,
  messageOfOwner: sql`e.type = 'CHAT' and e.party = 'owner'`,
  proposal: sql`e.event_action = 'PROPOSE_TIME'`,
};

/**
 * Returns a conversation or diary entry `c`, joined with its facility `f` where there is one, as the contract has it
 * for this viewer.
 *
 * @param match where a search found its words, of the conversation `c`
 */
export function conversationJson(viewer: Viewer, match: SQL = sql`null`): SQL {
  return sql`case when c.type = 'DIARY' then ${diaryJson(viewer, match)} else ${healthJson(viewer, match)} end`;
}

const healthJson = (viewer: Viewer, match: SQL): SQL =>
  sql`json_build_object(${healthFields(viewer)}, 'match', ${match})`;

function healthFields(viewer: Viewer): SQL {
  const otherParty = viewer.isVet ? 'owner' : 'facility';
  return sql`
    'id', c.id, 'parent_id', null, 'type', 'HEALTH', 'category', c.category, 'seq', c.last_seq,
    'file', (select ${fileJson('cf')} from files cf where cf.id = c.file_id and not ${hiddenFrom(viewer)}),
    'payload', json_build_object(
      'source', c.source, 'note', case when ${hiddenFrom(viewer)} then '' else c.note end, 'redFlags', c.red_flags, 'priority', c.priority, 'status', c.status,
      'userId', c.creator_id, 'assigneeId', c.assignee_id,
      'facilityId', c.facility_id, 'facilityName', f.name, 'familyId', c.family_id,
      'assignDate', iso_instant(c.assigned_at),
      'openDate', iso_instant(c.open_date), 'closeDate', iso_instant(c.close_date),
      'duration', floor(extract(epoch from c.close_date - c.open_date) / 60)::int,
      'pets', (select coalesce(json_agg(cp.pet_id order by cp.pet_id), '[]')
        from conversation_pets cp where cp.conversation_id = c.id),
      'services', (select coalesce(json_agg(cs.service_id order by cs.name, cs.service_id), '[]')
        from conversation_services cs where cs.conversation_id = c.id),
      'serviceNames', (select coalesce(json_agg(cs.name order by cs.name, cs.service_id), '[]')
        from conversation_services cs where cs.conversation_id = c.id),
      'payment', json_build_object('status', ${paymentStatus}, 'amount', c.price,
        'currency', (select o.currency from organizations o where o.id = f.organization_id),
        'payment_type', c.payment_type, 'requestDate', iso_instant(c.payment_asked_at),
        'paidDate', iso_instant(c.paid_at)),
      'followUpOf', c.follow_up_of,
      'continuedIn', (select coalesce(json_agg(next.id order by next.created_at, next.id), '[]')
        from conversations next where next.follow_up_of = c.id)),
    'dateCreated', iso_instant(c.created_at), 'dateUpdated', iso_instant(c.updated_at),
    'user', (select ${personJson('u', viewer.isVet)} from users u where u.id = c.creator_id),
    'family', ${familyOfConversation(viewer)},
    'facility', json_build_object('id', f.id, 'name', f.name, 'timezone', f.timezone, 'phone', f.phone),
    'assignee', (select ${personJson('a', viewer.isVet)} from users a where a.id = c.assignee_id),
    'pets', ${petsOfConversation(viewer)},
    'lastEvent', ${lastEvent(viewer, 'latest')},
    'lastMessage', ${lastEvent(viewer, 'message')},
    'lastUserMessage', ${lastEvent(viewer, 'messageOfOwner')},
    'proposal', case when exists (select from proposed_times pt where pt.conversation_id = c.id)
      then ${lastEvent(viewer, 'proposal')} end,
    'appointment', (select ${calendarEventJson(viewer.isVet)}
      from calendar_events k where k.conversation_id = c.id and k.valid),
    'unread', ${unreadCount(viewer)},
    'readSeq', (select coalesce(max(r.seq), 0) from reads r
      where r.conversation_id = c.id and r.party = ${otherParty})`;
}
