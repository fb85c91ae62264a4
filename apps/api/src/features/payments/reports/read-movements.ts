import type { readMovements as call } from '@zampa/contract/payments/read-movements';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import { decodeCursor, encodeCursor, type Page } from '../../../http/replies/pagination.ts';
import {
  movementColumns,
  movementsQuery,
  movementSources,
  shapeMovement,
  type MovementRow,
} from './movement-row.ts';
import { readReportPeriod } from './period.ts';

type Found = MovementRow & { readonly at: string; readonly chargeId: string; readonly seq: string };

type Query = PersonContext<typeof call>['query'];

/** Returns a page of a facility's payments and refunds, newest first. Errors: VALIDATION, FORBIDDEN. */
export function readMovements({ tx, query }: PersonContext<typeof call>): Promise<Page> {
  return findMovements(tx, query);
}

/**
 * Finds a page of a facility's payments and refunds within a period. Errors: VALIDATION, NOT_FOUND for a family that
 * is not a client.
 */
export async function findMovements(tx: Queryable, query: Query): Promise<Page> {
  const period = await readReportPeriod(tx, query);
  const after = decodeCursor(query.cursor, 3);
  const order = sql`e.created_at desc, e.charge_id desc, e.seq desc`;
  const lines = movementsQuery(period, {
    also: after
      ? sql`(e.created_at, e.charge_id, e.seq) < (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]}::int)`
      : sql`true`,
    order,
    limit: query.limit + 1,
  });
  const rows = await rowsOf<Found>(
    tx,
    sql`select ${movementColumns}, iso_micros(e.created_at) as at, e.charge_id as "chargeId", e.seq::text as seq
      from ${lines} e ${movementSources} order by ${order}`,
  );
  const last = rows.length > query.limit ? rows[query.limit - 1] : undefined;
  return {
    items: rows
      .slice(0, query.limit)
      .map(({ at: _at, chargeId: _of, seq: _seq, ...row }) => shapeMovement(row)),
    next: last ? encodeCursor([last.at, last.chargeId, last.seq]) : null,
  };
}
