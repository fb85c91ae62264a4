import type { readPayments as call } from '@zampa/contract/payments/read-payments';
import type { Payment } from '@zampa/contract/payments/objects';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, SQL } from 'drizzle-orm';
import { facilitiesByRole } from '../../access/facilities-by-role.ts';
import { texts, uuids } from '../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { periodEdge } from '../../db/period-edge.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { decodeCursor, encodeCursor, type Page } from '../../http/pagination.ts';
import {
  paymentColumns,
  type PaymentRow,
  paymentSources,
  shapePayment,
} from './ledger/payment-row.ts';

type Query = PersonContext<typeof call>['query'];
type Found = { readonly total: number; readonly rows: readonly PaymentRow[] };

/**
 * Returns a page of what is owed and was paid, newest first, and how many there are of those asked for. Refusals:
 * NOT_FOUND for a family of others, VALIDATION.
 */
export function readPayments({ viewer, tx, query }: PersonContext<typeof call>): Promise<Page> {
  refuseForeignFamily(viewer, query);
  return findPayments(tx, viewer, query);
}

/** Finds a page of the payments that a viewer may see. */
export async function findPayments(tx: Queryable, viewer: Viewer, query: Query): Promise<Page> {
  const after = decodeCursor(query.cursor, 2);
  const asked = sql`${visible(viewer)} and ${matching(query)}`;
  const [found] = await rowsOf<Found>(
    tx,
    sql`select (select count(*)::int from charges ch where ${asked}) as total,
      (select coalesce(json_agg(shown), '[]') from (
        select ${paymentColumns} from (
          select ch.* from charges ch
          where ${asked} and ${
            after
              ? sql`(ch.created_at, ch.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
              : sql`true`
          }
          order by ch.created_at desc, ch.id desc limit ${query.limit + 1}) ch ${paymentSources}
        order by ch.created_at desc, ch.id desc) shown) as rows`,
  );
  if (!found) throw new Error('a statement of columns returned no row');
  const { total, rows } = found;
  const last = rows.length > query.limit ? rows[query.limit - 1] : undefined;
  return {
    items: rows.slice(0, query.limit).map(shapePayment),
    next: last ? encodeCursor([last.createdDate, last.id]) : null,
    total,
  };
}

/** Finds what is owed and was paid for one visit, as far as a viewer may see it. */
export async function readPaymentsOfVisit(
  tx: Queryable,
  viewer: Viewer,
  conversationId: string,
): Promise<readonly Payment[]> {
  const rows = await rowsOf<PaymentRow>(
    tx,
    sql`select ${paymentColumns} from charges ch ${paymentSources}
      where ${visible(viewer)} and ch.conversation_id = ${conversationId} order by ch.created_at desc, ch.id desc`,
  );
  return rows.map(shapePayment);
}

function refuseForeignFamily(viewer: Viewer, { familyId }: Query): void {
  if (viewer.isVet || familyId === undefined) return;
  if (!viewer.families.some((family) => family.familyId === familyId))
    throw new Refusal('NOT_FOUND');
}

/** Of charge `ch`: what is the family's, or the facility's; a consultant's where they are in charge. */
function visible(viewer: Viewer): SQL {
  const families = viewer.families.map(({ familyId }) => familyId);
  const { assigned, desk, whole } = facilitiesByRole(viewer);
  return sql`(ch.family_id = any(${uuids(families)})
    or ch.facility_id = any(${uuids([...whole, ...desk])})
    or (ch.facility_id = any(${uuids(assigned)}) and exists (select from conversations c
      where c.id = ch.conversation_id and c.assignee_id = ${viewer.userId})))`;
}

/** What is tried by card is still to be paid; SUCCESS is another word for paid. */
const MEANT = { SUCCESS: ['PAID'], TO_BE_PAID: ['TO_BE_PAID', 'PENDING'] } as const;

function matching({ status, facilityId, familyId, eventId, from, to }: Query): SQL {
  // Days are those of the facility that was asked about, or of each one's own.
  const at = facilityId ? sql`${facilityId}::uuid` : sql`ch.facility_id`;
  const parts: readonly (SQL | '' | undefined)[] = [
    facilityId && sql`ch.facility_id = ${facilityId}`,
    familyId && sql`ch.family_id = ${familyId}`,
    eventId && sql`ch.conversation_id = ${eventId}`,
    from && sql`ch.created_at >= ${periodEdge(from, at, 0)}`,
    to && sql`ch.created_at < ${periodEdge(to, at, 1)}`,
    status &&
      sql`ch.status = any(${texts(status === 'SUCCESS' || status === 'TO_BE_PAID' ? MEANT[status] : [status])})`,
  ];
  return sql.join([sql`true`, ...parts.filter((part) => part instanceof SQL)], sql` and `);
}
