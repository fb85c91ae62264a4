import type { readStatement as call } from '@zampa/contract/payments/read-statement';
import type { Movement } from '@zampa/contract/payments/read-movements';
import { facilities, organizations } from '@zampa/db/schema/facilities';
import { fullName } from '@zampa/domain/people/names';
import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { invalid } from '../../../errors/refusal.ts';
import type { Bytes, PersonContext } from '../../../http/context.ts';
import { drawPaper } from '../papers/draw-paper.ts';
import type { Issuer } from './draw-statement.ts';
import {
  movementColumns,
  movementsIn,
  movementSources,
  payerJson,
  shapeMovement,
  type MovementRow,
} from './movement-row.ts';
import { readPeriod } from './period.ts';

/** So many lines are some eighty pages. */
const MOST_LINES = 3000;

/**
 * Returns what a facility received and gave back in a period as a PDF, oldest first. Refusals: VALIDATION, also for a
 * period with more lines than one paper takes, FORBIDDEN.
 */
export async function readStatement({
  tx,
  query,
  now,
}: PersonContext<typeof call>): Promise<Bytes> {
  const period = await readPeriod(tx, query);
  const { familyId, language } = query;
  const order = sql`e.created_at, e.charge_id, e.seq`;
  const lines = movementsIn(period, { also: sql`true`, order, limit: MOST_LINES + 1 });
  const rows = await rowsOf<MovementRow>(
    tx,
    sql`select ${movementColumns} from ${lines} e ${movementSources} order by ${order}`,
  );
  if (rows.length > MOST_LINES) throw invalid('to', 'too_long');
  const movements = rows.map(shapeMovement);
  const issuer = await readIssuer(tx, query.facilityId);
  const person = familyId ? await readPayer(tx, query.facilityId, familyId) : null;
  return {
    bytes: await drawPaper({
      kind: 'statement',
      content: { period, issuer, movements, person, language, now },
    }),
    contentType: 'application/pdf',
    name: `${['zampa', ...(person ? [fullName(person)] : []), query.from, query.to].join('-')}.pdf`,
  };
}

/** Reads whose payments they are, also where there are none; null where the client is nobody any more. */
async function readPayer(
  tx: Queryable,
  facilityId: string,
  familyId: string,
): Promise<Movement['person']> {
  const [client] = await rowsOf<Pick<Movement, 'person'>>(
    tx,
    sql`select ${payerJson} as person from facility_clients fc left join users payer on payer.id = fc.user_id
      where fc.facility_id = ${facilityId} and fc.family_id = ${familyId}`,
  );
  return client?.person ?? null;
}

async function readIssuer(tx: Queryable, facilityId: string): Promise<Issuer> {
  const [issuer] = await tx
    .select({
      name: facilities.name,
      businessName: organizations.businessName,
      vat: organizations.vat,
      fiscalCode: organizations.fiscalCode,
      sdi: organizations.sdi,
      pec: organizations.pec,
    })
    .from(facilities)
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .where(eq(facilities.id, facilityId));
  if (!issuer) throw new Error('the facility is not there');
  return issuer;
}
