import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { fileJson } from '../../files/public.ts';
import { personJson } from '../../../access/person-json.ts';
import { familyOfConversation } from '../requests/family-of-conversation.ts';
import { petsOfConversation } from '../requests/pets-of-conversation.ts';

/** Returns a diary entry `c`, joined with its facility `f` if it has one, as the contract has it for this viewer. */
export const diaryJson = (viewer: Viewer, match: SQL): SQL =>
  sql`json_build_object(${diaryFields(viewer)}, 'match', ${match})`;

const diaryFields = (viewer: Viewer): SQL => sql`
  'id', c.id, 'parent_id', null, 'type', 'DIARY', 'category', c.category, 'seq', c.last_seq,
  'file', (select ${fileJson('cf')} from files cf where cf.id = c.file_id),
  'payload', json_build_object(
    'message', c.note, 'status', c.status, 'userId', c.creator_id, 'familyId', c.family_id,
    'facilityId', c.facility_id, 'facilityName', f.name, 'date', iso_instant(c.created_at),
    'pets', (select coalesce(json_agg(cp.pet_id order by cp.pet_id), '[]')
      from conversation_pets cp where cp.conversation_id = c.id)),
  'dateCreated', iso_instant(c.created_at), 'dateUpdated', iso_instant(c.updated_at),
  'user', (select ${personJson('u', viewer.isVet)} from users u where u.id = c.creator_id),
  'family', ${familyOfConversation(viewer)},
  'facility', case when f.id is not null then
    json_build_object('id', f.id, 'name', f.name, 'timezone', f.timezone, 'phone', f.phone) end,
  'assignee', null,
  'pets', ${petsOfConversation(viewer)},
  'lastEvent', null, 'lastMessage', null, 'lastUserMessage', null, 'proposal', null, 'appointment', null, 'unread', 0, 'readSeq', 0`;
