import type { readPersonalData as call } from '@zampa/contract/privacy/read-personal-data';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../access/acting.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import type { AccountContext } from '../../http/context.ts';
import type { DataPart, DataSubject } from '../../personal-data.ts';

type Part = readonly [name: string, part: DataPart];

/**
 * Exports all data stored about the caller, as declared by the features. Reads it as the caller, so that row-level
 * security excludes other people's data. Only data by e-mail address is read without row-level security. Throws
 * TOO_MANY_REQUESTS.
 */
export async function readPersonalData(
  { account, db, now }: AccountContext<typeof call>,
  deps: Deps,
) {
  const { accountId, email } = account;
  await deps.limits.spend(LIMITS.exports, accountId);
  const subject = { accountId, email, userId: account.viewer?.userId ?? null };
  const own = deps.personalData.flatMap(({ parts = {} }) => Object.entries(parts));
  const addressed = deps.personalData.flatMap(({ byAddress = {} }) => Object.entries(byAddress));
  const answer = {
    dateExported: now.toISOString(),
    ...(await readParts(db, own, subject)),
    ...(await withoutPersonIn(db, 'privacy', (open) => readParts(open, addressed, subject))),
  };
  return { json: JSON.stringify(answer) };
}

/** Reads all parts in one statement, so that they show the same moment. */
async function readParts(
  db: Queryable,
  parts: readonly Part[],
  subject: DataSubject,
): Promise<Readonly<Record<string, unknown>>> {
  const read = parts.map(([name, { json }]) => sql`${name}::text, (${json(subject)})`);
  const [row] = await rowsOf<{ parts: Readonly<Record<string, unknown>> }>(
    db,
    sql`select json_build_object(${sql.join(read, sql`, `)}) as parts`,
  );
  return row?.parts ?? {};
}
