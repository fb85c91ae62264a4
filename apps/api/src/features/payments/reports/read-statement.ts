import type { readStatement as call } from '@zampa/contract/payments/read-statement';
import type { Movement } from '@zampa/contract/payments/read-movements';
import { facilities, organizations } from '@zampa/db/schema/facilities';
import { fullName } from '@zampa/domain/people/names';
import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../errors/refusal.ts';
import type { Bytes, PersonContext } from '../../../http/context.ts';
import { renderPdf } from '../papers/render-pdf.ts';
import type { Issuer } from './draw-statement.ts';
import {
  movementColumns,
  movementsQuery,
  movementSources,
  payerJson,
  shapeMovement,
  type MovementRow,
} from './movement-row.ts';
import { readReportPeriod } from './period.ts';

/** About eighty pages. */
const MAX_LINES = 3000;

/**
 * Returns a statement of a facility's payments and refunds within a period as PDF, oldest first. Errors: VALIDATION,
 * also if there are too many entries for one document; FORBIDDEN.
 */
export async function readStatement(
  { tx, query, now }: PersonContext<typeof call>,
  { paymentProvider }: Pick<Deps, 'paymentProvider'>,
): Promise<Bytes> {
  const period = await readReportPeriod(tx, query);
  const { familyId, language } = query;
  const order = sql`e.created_at, e.charge_id, e.seq`;
  const lines = movementsQuery(period, { also: sql`true`, order, limit: MAX_LINES + 1 });
  const rows = await rowsOf<MovementRow>(
    tx,
    sql`select ${movementColumns} from ${lines} e ${movementSources} order by ${order}`,
  );
  if (rows.length > MAX_LINES) throw invalid('to', 'too_long');
  const movements = rows.map(shapeMovement);
  const issuer = await readIssuer(tx, query.facilityId);
  const person = familyId ? await readPayer(tx, query.facilityId, familyId) : null;
  const isSandbox = paymentProvider.mode === 'sandbox';
  return {
    bytes: await renderPdf({
      kind: 'statement',
      content: { period, issuer, movements, person, language, now, isSandbox },
    }),
    contentType: 'application/pdf',
    name: `${['zampa', ...(person ? [fullName(person)] : []), query.from, query.to].join('-')}.pdf`,
  };
}

/** Reads the client's name even if they have no payments; null if they were erased. */
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
  if (!issuer) throw new Error('the facility was not found');
  return issuer;
}
