import type { ConversationStatus, HealthCategory } from '@zampa/domain/conversations/enumerations';
import { sql } from 'drizzle-orm';
import { knownName } from '../../access/known-person.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';

/** What news of a conversation say: where, who did it and about which animals. */
type Names = {
  readonly facility: string;
  readonly zone: string;
  readonly person: string;
  readonly pets: readonly string[];
};

type Named = {
  readonly facilityId: string;
  readonly familyId: string;
  readonly category: HealthCategory;
  readonly status: ConversationStatus;
  readonly names: Names;
};

/**
 * Returns what news of a conversation are written with, and whose it is.
 *
 * @param by who did what is told; a client is called as their clinic may know them
 */
export async function namesOfConversation(
  tx: Queryable,
  conversationId: string,
  by: string,
): Promise<Named> {
  const [named] = await rowsOf<Omit<Named, 'names'> & Names>(
    tx,
    sql`select c.facility_id as "facilityId", c.family_id as "familyId", c.category, c.status, f.name as facility,
        f.timezone as zone, ${knownName(sql.raw('fc'), sql.raw('u'))} as person,
        (select coalesce(json_agg(p.name order by p.name, p.id), '[]')
          from conversation_pets cp join pets p on p.id = cp.pet_id
          where cp.conversation_id = c.id) as pets
      from conversations c join facilities f on f.id = c.facility_id join users u on u.id = ${by}
      left join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
      where c.id = ${conversationId}`,
  );
  if (!named) throw new Error('news of a conversation that is not there');
  const { facilityId, familyId, category, status, ...names } = named;
  return { facilityId, familyId, category, status, names };
}
