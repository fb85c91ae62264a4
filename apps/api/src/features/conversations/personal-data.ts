import { sql, type SQL } from 'drizzle-orm';
import { fileAddress } from '../../db/file-address.ts';
import type { DataSubject, PersonalData } from '../../personal-data.ts';

/**
 * Export of conversations and diaries of a person's families, with messages by all participants. Messages of clinic
 * staff belong to the clinic's records and are not part of the staff's own exports.
 */
export const conversationData: PersonalData = {
  parts: {
    conversations: {
      tables: ['conversations', 'conversation_pets', 'conversation_services', 'events', 'reads'],
      json: (subject) => conversationsJson(subject, 'HEALTH'),
    },
    diary: { tables: ['conversations'], json: (subject) => conversationsJson(subject, 'DIARY') },
  },
  withheld: {
    unread_letters: 'How many messages a reader had when they were last written to about them.',
  },
};

const conversationsJson = ({ userId }: DataSubject, type: 'HEALTH' | 'DIARY'): SQL => sql`
  select coalesce(json_agg(json_build_object('id', c.id, 'category', c.category, 'status', c.status,
    'priority', c.priority, 'source', c.source, 'note', c.note, 'redFlags', c.red_flags,
    'facility', (select json_build_object('id', f.id, 'name', f.name) from facilities f where f.id = c.facility_id),
    'FamilyId', c.family_id, 'isOwn', c.creator_id = ${userId}::uuid, 'openedByVet', c.opened_by_vet,
    'pets', (select coalesce(json_agg(cp.pet_id order by cp.pet_id), '[]')
      from conversation_pets cp where cp.conversation_id = c.id),
    'services', (select coalesce(json_agg(json_build_object('name', cs.name, 'price', cs.price)
      order by cs.name, cs.service_id), '[]')
      from conversation_services cs where cs.conversation_id = c.id),
    'price', c.price, 'paymentType', c.payment_type, 'file', ${fileAddress(sql`c.file_id`)},
    'date', coalesce(c.dated_on::text, iso_instant(c.happened_at)), 'weight', c.weight_grams,
    'dateCreated', iso_instant(c.created_at), 'dateOpened', iso_instant(c.open_date),
    'dateClosed', iso_instant(c.close_date), 'datePaid', iso_instant(c.paid_at),
    'readSeq', (select r.seq from reads r where r.conversation_id = c.id and r.user_id = ${userId}::uuid),
    'events', ${eventsJson(userId)}) order by c.created_at, c.id), '[]')
  from conversations c
  where c.type = ${type} and c.family_id in (select fm.family_id from family_members fm
    where fm.user_id = ${userId} and fm.status = 'ACTIVE')`;

/** Authors are included by first name only. */
const eventsJson = (userId: string | null): SQL => sql`(
  select coalesce(json_agg(json_build_object('seq', wrote.seq, 'type', wrote.type, 'category', wrote.category,
    'eventAction', wrote.event_action, 'message', wrote.message, 'details', wrote.details,
    'file', ${fileAddress(sql`wrote.file_id`)}, 'party', wrote.party,
    'isOwn', wrote.user_id = ${userId}::uuid, 'author', (select u.first_name from users u where u.id = wrote.user_id),
    'dateCreated', iso_instant(wrote.created_at), 'dateWithdrawn', iso_instant(wrote.withdrawn_at))
    order by wrote.seq), '[]')
  from events wrote where wrote.conversation_id = c.id)`;
