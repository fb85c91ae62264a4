import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../db/alias.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';

/**
 * As whom somebody reads a conversation: each kind sees an event in its own way. The desk of a clinic whose reception
 * answers reads as those do who treat.
 */
export const READER_KINDS = ['owner', 'staff', 'desk'] as const;
export type ReaderKind = (typeof READER_KINDS)[number];

/** Who may read a conversation at this moment: read anew each time, so that who was removed hears nothing more. */
export function readersIn(
  db: Queryable,
  conversationId: string,
): Promise<{ userId: string; kind: ReaderKind }[]> {
  return rowsOf(
    db,
    sql`select user_id as "userId", kind from (${readersOf(sql`${conversationId}::uuid`)}) readers`,
  );
}

const [asked, relative, own, place, colleague, candidate, person] = aliases(
  'asked',
  'relative',
  'own',
  'place',
  'colleague',
  'candidate',
  'person',
);

/** The same as a query of `user_id` and `kind`. */
export function readersOf(conversation: SQL): SQL {
  return sql`
    select distinct on (${candidate}.user_id) ${candidate}.user_id, ${candidate}.kind from (
      select ${relative}.user_id, 'owner' as kind
      from conversations ${asked}
      join family_members ${relative}
        on ${relative}.family_id = ${asked}.family_id and ${relative}.status = 'ACTIVE'
      where ${asked}.id = ${conversation}
      union all
      select ${colleague}.user_id,
        case when ${colleague}.role_id in (4, 5, 8) and not ${place}.reception_answers
          then 'desk' else 'staff' end
      from conversations ${asked}
      join facilities ${own} on ${own}.id = ${asked}.facility_id
      join facilities ${place} on ${place}.organization_id = ${own}.organization_id
      join facility_members ${colleague}
        on ${colleague}.facility_id = ${place}.id and ${colleague}.status = 'ACTIVE'
      where ${asked}.id = ${conversation}
        and (${place}.id = ${own}.id or ${colleague}.role_id = 2)
        and (${colleague}.role_id <> 6 or ${asked}.assignee_id = ${colleague}.user_id)
        and (${asked}.type = 'HEALTH' or ${place}.reception_answers
          or ${colleague}.role_id not in (4, 5, 8))
    ) ${candidate}
    join users ${person} on ${person}.id = ${candidate}.user_id and ${person}.enabled
    order by ${candidate}.user_id, ${candidate}.kind desc`;
}
