import type { DueItem } from '@zampa/contract/health/objects/due-item';
import type { readDue as call } from '@zampa/contract/health/read-due';
import type { Deps } from '../../../deps.ts';
import type { PersonContext } from '../../../http/context.ts';
import { decodeCursor, pageOfRows, type Page } from '../../../http/replies/pagination.ts';
import { findDue } from './find-due.ts';
import { findStoredDue } from './find-stored-due.ts';
import { refreshDue } from './refresh-due.ts';

/** Returns a page of what is due, earliest first: for whole clinics from what is stored, otherwise computed. */
export async function readDue(context: PersonContext<typeof call>, deps: Deps): Promise<Page> {
  const { viewer, query } = context;
  const after = decodeCursor(query.cursor, 3);
  const isWholeClinic = viewer.isVet && query.PetId === undefined && query.FamilyId === undefined;
  const items = isWholeClinic
    ? await readClinic(context, deps, after)
    : await computeFew(context, after);
  return pageOfRows(
    items.map((item) => ({ item, position: positionOfDue(item) })),
    query.limit,
  );
}

/** Position of an item in lists by due day. */
export const positionOfDue = ({ dueOn, pet, item }: DueItem) => [dueOn, pet.id, item.id];

async function readClinic(
  { viewer, tx, query, now }: PersonContext<typeof call>,
  deps: Deps,
  after: readonly string[] | null,
): Promise<readonly DueItem[]> {
  const { facilityId, from, to, status, limit } = query;
  const facilityIds = facilityId
    ? [facilityId]
    : [...new Set(viewer.facilities.map((workplace) => workplace.facilityId))];
  await refreshDue(deps, facilityIds);
  return findStoredDue(tx, viewer, { facilityIds, from, to, status, after, limit: limit + 1 }, now);
}

async function computeFew(
  { viewer, tx, query, now }: PersonContext<typeof call>,
  after: readonly string[] | null,
): Promise<readonly DueItem[]> {
  const { from = '', to = '9999-12-31', status } = query;
  const key = (after ?? []).join(' ');
  return (await findDue(tx, viewer, query, now)).filter(
    (due) =>
      due.dueOn >= from &&
      due.dueOn <= to &&
      (status === undefined || due.status === status) &&
      positionOfDue(due).join(' ') > key,
  );
}
