import type { ConversationStatus, HealthCategory } from '@zampa/domain/conversations/enumerations';
import { sql } from 'drizzle-orm';
import { nameForStaff } from '../../shapes/person-for-staff.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';

/** Names for notifications about a conversation: clinic, author and pets. */
type Names = {
  readonly facility: string;
  readonly zone: string;
  readonly person: string;
  readonly pets: readonly string[];
  /** Whether the conversation is a video visit. */
  readonly byVideo: boolean;
};

type ConversationNames = {
  readonly facilityId: string;
  readonly familyId: string;
  readonly category: HealthCategory;
  readonly status: ConversationStatus;
  readonly names: Names;
};

/**
 * Returns the names and keys needed to notify people about a conversation.
 *
 * @param actorId user id of the person who acted; a client gets the name that their clinic uses
 */
export async function readConversationNames(
  tx: Queryable,
  conversationId: string,
  actorId: string,
): Promise<ConversationNames> {
  const [row] = await rowsOf<Omit<ConversationNames, 'names'> & Names>(
    tx,
    sql`select c.facility_id as "facilityId", c.family_id as "familyId", c.category, c.status, f.name as facility,
        c.category = 'VIDEOCONSULTATION' as "byVideo",
        f.timezone as zone, ${nameForStaff(sql.raw('fc'), sql.raw('u'))} as person,
        (select coalesce(json_agg(p.name order by p.name, p.id), '[]')
          from conversation_pets cp join pets p on p.id = cp.pet_id
          where cp.conversation_id = c.id) as pets
      from conversations c join facilities f on f.id = c.facility_id join users u on u.id = ${actorId}
      left join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
      where c.id = ${conversationId}`,
  );
  if (!row) throw new Error('the conversation was not found');
  const { facilityId, familyId, category, status, ...names } = row;
  return { facilityId, familyId, category, status, names };
}
