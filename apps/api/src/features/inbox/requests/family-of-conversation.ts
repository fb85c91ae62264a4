import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { personJson } from '../../../access/person-json.ts';

/**
 * Returns the family of conversation or diary entry `c` as its facility knows it: who stands for it there, and whether
 * it reads what is written to it.
 */
export const familyOfConversation = (
  viewer: Viewer,
): SQL => sql`json_build_object('id', c.family_id, 'user', (
  select ${personJson('cu', viewer.isVet)} from facility_clients fc join users cu on cu.id = fc.user_id
  where fc.facility_id = c.facility_id and fc.family_id = c.family_id),
  'registered', not exists (select from facility_clients fc where fc.facility_id = c.facility_id
    and fc.family_id = c.family_id and fc.status in ('IMPORTED', 'INVITED')))`;
