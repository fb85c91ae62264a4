import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { petJson } from '../../../access/pet-json.ts';
import { visiblePet } from '../../../access/visible-pet.ts';

/**
 * Returns the pets of a conversation or diary entry `c`. The family keeps what it said of a pet; a clinic that no
 * longer sees it keeps the record of who it was.
 */
export function petsOfConversation(viewer: Viewer): SQL {
  const known = viewer.isVet ? sql`(${visiblePet(viewer)})` : sql`true`;
  return sql`(select coalesce(json_agg(${petJson('p', sql`seen.known`)} order by p.name, p.id), '[]')
    from conversation_pets cp join pets p on p.id = cp.pet_id
    cross join lateral (select ${known} as known offset 0) seen
    where cp.conversation_id = c.id)`;
}
