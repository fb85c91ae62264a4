import type { readRecalls as call } from '@zampa/contract/health/recalls/read-recalls';
import type { DueItem } from '@zampa/contract/health/objects/due-item';
import { facilities } from '@zampa/db/schema/facilities';
import { dayIn, dayPlus } from '@zampa/domain/time/plain-days';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { decodeCursor, pageOfRows, type Page } from '../../../http/replies/pagination.ts';
import { findStoredDue } from '../prevention/find-stored-due.ts';
import { positionOfDue } from '../prevention/read-due.ts';
import { refreshDue } from '../prevention/refresh-due.ts';
import { findSentRecalls, withLastRecall } from './find-sent-recalls.ts';

/** Returns a page of the recalls of a clinic, by list. */
export async function readRecalls(context: PersonContext<typeof call>, deps: Deps): Promise<Page> {
  const { tx, query, now } = context;
  const { facilityId, list, limit } = query;
  const after = decodeCursor(query.cursor, 3);
  if (list !== 'DUE_THIS_MONTH' && list !== 'OVERDUE') {
    const rows = await findSentRecalls(tx, { facilityId, list, after, limit: limit + 1 }, now);
    return pageOfRows(rows, limit);
  }
  const due = await findDueList(context, deps, after);
  const recalls = await withLastRecall(tx, facilityId, due.slice(0, limit), now);
  const { next } = pageOfRows(
    due.map((item) => ({ item, position: positionOfDue(item) })),
    limit,
  );
  return { items: recalls, next };
}

async function findDueList(
  { viewer, tx, query: { facilityId, list, limit }, now }: PersonContext<typeof call>,
  deps: Deps,
  after: readonly string[] | null,
): Promise<readonly DueItem[]> {
  const [facility] = await tx.select().from(facilities).where(eq(facilities.id, facilityId));
  if (!facility) throw new Refusal('FACILITY_UNKNOWN');
  await refreshDue(deps, [facilityId]);
  const today = dayIn(now, facility.timezone);
  const page = { facilityIds: [facilityId], after, limit: limit + 1 };
  const period = list === 'OVERDUE' ? { to: dayPlus(today, -1) } : monthOf(today);
  return findStoredDue(tx, viewer, { ...page, ...period }, now);
}

function monthOf(today: string): { readonly from: string; readonly to: string } {
  const from = `${today.slice(0, 7)}-01`;
  return { from, to: dayPlus(`${dayPlus(from, 31).slice(0, 7)}-01`, -1) };
}
