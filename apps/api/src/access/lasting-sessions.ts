import { sql } from 'drizzle-orm';
import { selectRows } from '../db/select-list.ts';
import { sessions } from '@zampa/db/schema/people';
import { alias } from 'drizzle-orm/pg-core';
import { uuids } from '../db/arrays.ts';
import { type Database } from '../db/database.ts';
import { withoutPerson } from './acting.ts';

/** Returns which of these sessions have not ended and belong to an account with an enabled person, in one statement. */
export async function findLastingSessions(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await selectRows(
    withoutPerson(db, 'sign-in'),
    { id: alias(sessions, 's').id },
    (columns) => sql`select ${columns} from sessions s
      join users u on u.account_id = s.account_id and u.enabled
      where s.id = any(${uuids(ids)}) and s.ended_at is null and s.expires_at > ${now}`,
  );
  return new Set(rows.map(({ id }) => id));
}
