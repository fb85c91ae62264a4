import { sql } from 'drizzle-orm';
import { fileAddress } from '../../db/file-address.ts';
import type { PersonalData } from '../../personal-data.ts';

/**
 * Export of files: those uploaded by the person, and those of their profile, their families' pets and conversations,
 * as links.
 */
export const fileData: PersonalData = {
  parts: {
    files: {
      tables: ['files'],
      json: ({ userId }) => sql`
        select coalesce(json_agg(json_build_object('id', stored.id, 'address', ${fileAddress(sql`stored.id`)},
          'name', stored.name, 'contentType', stored.content_type, 'size', stored.size,
          'width', stored.width, 'height', stored.height, 'conversationId', stored.conversation_id,
          'petId', stored.pet_id, 'isOwn', stored.uploader_id = ${userId}::uuid,
          'dateCreated', iso_instant(stored.created_at)) order by stored.created_at, stored.id), '[]')
        from files stored
        where stored.uploader_id = ${userId}::uuid or stored.user_id = ${userId}::uuid
          or stored.conversation_family_id in (select fm.family_id from family_members fm
            where fm.user_id = ${userId} and fm.status = 'ACTIVE')
          or stored.pet_id in (select p.id from pets p
            join family_members fm on fm.family_id = p.family_id
            where fm.user_id = ${userId} and fm.status = 'ACTIVE')`,
    },
  },
  withheld: {
    unstored_uploads:
      'Sizes of uploads that were refused or are under way, for the daily quota; forgotten after a day.',
  },
};
