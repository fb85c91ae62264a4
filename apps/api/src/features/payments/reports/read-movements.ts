import type { readMovements as call } from '@zampa/contract/payments/read-movements';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import { decodeCursor, encodeCursor, type Page } from '../../../http/pagination.ts';
import {
  movedIn,
  movementColumns,
  movementSources,
  shapeMovement,
  type MovementRow,
} from './movement-row.ts';
import { readPeriod } from './period.ts';

type Found = MovementRow & { readonly at: string; readonly chargeId: string; readonly seq: string };

/** Returns a page of what a facility received and gave back, newest first. Refusals: VALIDATION, FORBIDDEN. */
export async function readMovements({ tx, query }: PersonContext<typeof call>): Promise<Page> {
  const period = await readPeriod(tx, query);
  const after = decodeCursor(query.cursor, 3);
  const rows = await rowsOf<Found>(
    tx,
    sql`select ${movementColumns}, iso_micros(e.created_at) as at, e.charge_id as "chargeId", e.seq::text as seq
      from ${movementSources}
      where ${movedIn(period)}
        ${after ? sql`and (e.created_at, e.charge_id, e.seq) < (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]}::int)` : sql``}
      order by e.created_at desc, e.charge_id desc, e.seq desc limit ${query.limit + 1}`,
  );
  const last = rows.length > query.limit ? rows[query.limit - 1] : undefined;
  return {
    items: rows
      .slice(0, query.limit)
      .map(({ at: _at, chargeId: _of, seq: _seq, ...row }) => shapeMovement(row)),
    next: last ? encodeCursor([last.at, last.chargeId, last.seq]) : null,
  };
}
