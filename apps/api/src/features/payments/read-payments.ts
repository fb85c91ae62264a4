import type { readPayments as call } from '@zampa/contract/payments/read-payments';
import type { Payment } from '@zampa/contract/payments/objects';
import type { PaymentListFilter } from '@zampa/domain/payments/status';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, SQL } from 'drizzle-orm';
import { facilitiesByRole } from '../../access/facilities-by-role.ts';
import { uuids } from '../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { periodEdge } from '../../db/period-edge.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { decodeCursor, encodeCursor, type Page } from '../../http/replies/pagination.ts';
import {
  paymentColumns,
  type PaymentRow,
  paymentSources,
  shapePayment,
} from './ledger/payment-row.ts';

type Query = PersonContext<typeof call>['query'];
type Found = { readonly total: number; readonly rows: readonly PaymentRow[] };

/**
 * Returns a page of payments, newest first, with the total. Errors: NOT_FOUND for a family that the viewer may not
 * see, VALIDATION.
 */
export function readPayments({ viewer, tx, query }: PersonContext<typeof call>): Promise<Page> {
  refuseForeignFamily(viewer, query);
  return findPayments(tx, viewer, query);
}

/** Finds a page of the payments that the viewer may see. */
export async function findPayments(tx: Queryable, viewer: Viewer, query: Query): Promise<Page> {
  const after = decodeCursor(query.cursor, 2);
  const condition = sql`${visibleChargesSql(viewer)} and ${filterCondition(query)}`;
  const [found] = await rowsOf<Found>(
    tx,
    sql`select (select count(*)::int from charges ch where ${condition}) as total,
      (select coalesce(json_agg(shown), '[]') from (
        select ${paymentColumns} from (
          select ch.* from charges ch
          where ${condition} and ${
            after
              ? sql`(ch.created_at, ch.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
              : sql`true`
          }
          order by ch.created_at desc, ch.id desc limit ${query.limit + 1}) ch ${paymentSources}
        order by ch.created_at desc, ch.id desc) shown) as rows`,
  );
  if (!found) throw new Error('the payment query returned no row');
  const { total, rows } = found;
  const last = rows.length > query.limit ? rows[query.limit - 1] : undefined;
  return {
    items: rows.slice(0, query.limit).map(shapePayment),
    next: last ? encodeCursor([last.createdDate, last.id]) : null,
    total,
  };
}

/** Finds the payments of a visit that the viewer may see. */
export async function readPaymentsOfVisit(
  tx: Queryable,
  viewer: Viewer,
  conversationId: string,
): Promise<readonly Payment[]> {
  const rows = await rowsOf<PaymentRow>(
    tx,
    sql`select ${paymentColumns} from charges ch ${paymentSources}
      where ${visibleChargesSql(viewer)} and ch.conversation_id = ${conversationId} order by ch.created_at desc, ch.id desc`,
  );
  return rows.map(shapePayment);
}

function refuseForeignFamily(viewer: Viewer, { familyId }: Query): void {
  if (viewer.isVet || familyId === undefined) return;
  if (!viewer.families.some((family) => family.familyId === familyId))
    throw new Refusal('NOT_FOUND');
}

/**
 * SQL: whether the viewer sees charge `ch`: of their family, of their facility, or, for consultants, of an assigned
 * conversation.
 */
function visibleChargesSql(viewer: Viewer): SQL {
  const families = viewer.families.map(({ familyId }) => familyId);
  const { assigned, desk, whole } = facilitiesByRole(viewer);
  return sql`(ch.family_id = any(${uuids(families)})
    or ch.facility_id = any(${uuids([...whole, ...desk])})
    or (ch.facility_id = any(${uuids(assigned)}) and exists (select from conversations c
      where c.id = ch.conversation_id and c.assignee_id = ${viewer.userId})))`;
}

/** SQL: a pending card payment is still to be paid, and SUCCESS means paid. */
function statusCondition(filter: PaymentListFilter): SQL {
  switch (filter) {
    case 'REFUNDED':
      return sql`ch.refunded > 0`;
    case 'TO_BE_PAID':
      return sql`ch.status in ('TO_BE_PAID', 'PENDING')`;
    case 'SUCCESS':
      return sql`ch.status = 'PAID'`;
    default:
      return sql`ch.status = ${filter}`;
  }
}

function filterCondition({ status, facilityId, familyId, eventId, from, to }: Query): SQL {
  // Days are in the time zone of the requested facility, else of each charge's facility.
  const at = facilityId ? sql`${facilityId}::uuid` : sql`ch.facility_id`;
  const parts: readonly (SQL | '' | undefined)[] = [
    facilityId && sql`ch.facility_id = ${facilityId}`,
    familyId && sql`ch.family_id = ${familyId}`,
    eventId && sql`ch.conversation_id = ${eventId}`,
    from && sql`ch.created_at >= ${periodEdge(from, at, 0)}`,
    to && sql`ch.created_at < ${periodEdge(to, at, 1)}`,
    status && statusCondition(status),
  ];
  return sql.join([sql`true`, ...parts.filter((part) => part instanceof SQL)], sql` and `);
}
