import type { ConversationFilter } from '@zampa/contract/inbox/conversation-filter';
import { LISTED_STATUSES, type ConversationStatus } from '@zampa/domain/conversations/enumerations';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import {
  visibleConversation,
  hasOpenProposalSql,
  needsOwnerAction,
  needsStaffAction,
} from '../../conversations/public.ts';
import { facilitiesByRole } from '../../../access/facilities-by-role.ts';
import { isDay, periodEdge } from '../../../db/period-edge.ts';
import { texts, uuids } from '../../../db/arrays.ts';
import { hasPaymentStatusSql } from '../../payments/public.ts';

type Waiting = NonNullable<ConversationFilter['waiting']>;

export type ConversationSearch = {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** Limits the search to one of the viewer's facilities. */
  readonly facilityId?: string | undefined;
  /**
   * Limits the search to conversations of this person's families, or, for the viewer's own id, to what the viewer
   * handles. The caller has already checked access.
   */
  readonly userId?: string;
  /** Ignored if the filter names categories. */
  readonly onlyConsultations?: boolean;
  /** Of a diary: everything by date, or conversations by their latest change and entries by date. Absent: no diary. */
  readonly order?: 'change' | 'date';
  readonly filter?: ConversationFilter | undefined;
  /** `summary` returns light rows; absent: whole conversations. */
  readonly view?: 'summary' | undefined;
  readonly now: Date;
};

/**
 * Returns the statuses to list. PENDING (awaiting payment) is included only if the filter asks for it, or in lists
 * of conversations that await the viewer.
 */
export function statusesOf({ filter }: ConversationSearch): readonly ConversationStatus[] {
  const requested = filter?.payload?.status;
  if (requested?.length) return [...new Set(requested)];
  return filter?.waiting || filter?.payload?.payment?.includes('PENDING')
    ? [...LISTED_STATUSES, 'PENDING']
    : LISTED_STATUSES;
}

/** Returns the conditions on conversation `c`, except status and full-text search. */
export function searchConditions(viewer: Viewer, search: ConversationSearch): SQL {
  const { facilityId, onlyConsultations, filter, now } = search;
  const all: SQL[] = [visibleConversation(viewer)];
  if (facilityId) all.push(atFacilitySql(facilityId, hasNarrowIndex(viewer, search)));
  if (isOfOtherPerson(viewer, search))
    all.push(sql`c.family_id = any(${familyIdsSql(search.userId)})`);
  const waiting = filter?.waiting;
  if (onlyConsultations && !filter?.category?.length && !waiting)
    all.push(sql`c.category = 'CONSULTATION'`);
  if (waiting) all.push(waitingCondition(viewer, waiting, now));
  if (filter)
    all.push(
      ...typeConditions(filter),
      ...periodConditions(search, filter),
      ...idConditions(filter),
    );
  return sql.join(all, sql` and `);
}

/** Whether the search scans the index of a family or of a consultant instead of that of the facility. */
const hasNarrowIndex = (viewer: Viewer, search: ConversationSearch): boolean =>
  (search.filter?.payload?.pets?.length ?? 0) > 0 || isLimitedToAssigned(viewer, search);

/**
 * SQL: whether the conversation is at the facility. Where another index is used, `is not distinct from` keeps the
 * planner from also scanning the facility's index, which may return thousands of rows.
 */
const atFacilitySql = (facilityId: string, hasOtherIndex: boolean): SQL =>
  hasOtherIndex
    ? sql`c.facility_id is not distinct from ${facilityId}::uuid`
    : sql`c.facility_id = ${facilityId}`;

/** Returns whether the viewer sees only conversations assigned to them, at every facility searched. */
export function isLimitedToAssigned(viewer: Viewer, { facilityId }: ConversationSearch): boolean {
  const assigned = new Set(facilitiesByRole(viewer).assigned);
  const own = viewer.facilities.map((workplace) => workplace.facilityId);
  const places = facilityId ? [facilityId] : own;
  return viewer.isVet && own.length > 0 && places.every((place) => assigned.has(place));
}

/**
 * SQL: whether conversation `c` awaits the viewer's side. For times alone it includes conversations in which the
 * other side currently has times to choose from.
 */
function waitingCondition(viewer: Viewer, waiting: Waiting, now: Date): SQL {
  if (waiting === 'ALL') return (viewer.isVet ? needsStaffAction : needsOwnerAction)(viewer, now);
  return viewer.isVet
    ? sql`(c.waits_since is not null and c.time_asked_since is not null)`
    : hasOpenProposalSql(now);
}

/** Returns whether a list belongs to another person: another family member or a client. */
export const isOfOtherPerson = (viewer: Viewer, { userId }: ConversationSearch) =>
  userId !== undefined && userId !== viewer.userId;

export const familyIdsSql = (userId: string | undefined) =>
  sql`array(select fm.family_id from family_members fm where fm.user_id = ${userId} and fm.status = 'ACTIVE')`;

function typeConditions({ type, category, payload }: ConversationFilter): SQL[] {
  const all: SQL[] = [];
  if (type?.length) all.push(sql`c.type = any(${texts(type)})`);
  if (category?.length)
    all.push(sql`c.category = any(${texts(category.map((name) => name.toUpperCase()))})`);
  if (payload?.payment?.length) all.push(hasPaymentStatusSql(payload.payment));
  return all;
}

type Period = NonNullable<ConversationFilter['date_created']>;

function periodConditions(
  { order }: ConversationSearch,
  { date_created, date_updated }: ConversationFilter,
): SQL[] {
  return [
    ...(order ? datePeriod(order, date_created) : periodBounds(sql`c.created_at`, date_created)),
    ...periodBounds(sql`c.updated_at`, date_updated),
  ];
}

function periodBounds(moment: SQL, { from, to }: Period = {}) {
  const all: SQL[] = [];
  const at = sql`c.facility_id`;
  if (from) all.push(sql`${moment} >= ${periodEdge(from, at, 0)}`);
  if (to) all.push(sql`${moment} ${isDay(to) ? sql`<` : sql`<=`} ${periodEdge(to, at, 1)}`);
  return all;
}

/** Bounds on the date of a diary's items. An entry that has a calendar day matches days by it, in any time zone. */
function datePeriod(order: 'change' | 'date', { from, to }: Period = {}): SQL[] {
  const moment =
    order === 'date'
      ? sql`c.happened_at`
      : sql`case when c.type = 'DIARY' then c.happened_at else c.created_at end`;
  const all: SQL[] = [];
  if (from) {
    const [bound] = periodBounds(moment, { from });
    all.push(isDay(from) ? onDay(sql`c.dated_on >= ${from}::date`, bound) : sql`${bound}`);
  }
  if (to) {
    const [bound] = periodBounds(moment, { to });
    all.push(isDay(to) ? onDay(sql`c.dated_on <= ${to}::date`, bound) : sql`${bound}`);
  }
  return all;
}

const onDay = (byDay: SQL, byInstant: SQL | undefined): SQL =>
  sql`(${byDay} or (c.dated_on is null and ${byInstant}))`;

function idConditions({ payload }: ConversationFilter): SQL[] {
  const all: SQL[] = [];
  if (payload?.facilities?.length) all.push(sql`c.facility_id = any(${uuids(payload.facilities)})`);
  if (payload?.families?.length) all.push(sql`c.family_id = any(${uuids(payload.families)})`);
  if (payload?.assignees?.length || payload?.unassigned) all.push(isAssignedSql(payload));
  if (payload?.priority?.length) all.push(sql`c.priority = any(${texts(payload.priority)})`);
  if (payload?.pets?.length) all.push(isAboutPetsSql(payload.pets));
  return all;
}

type Assigned = Pick<NonNullable<ConversationFilter['payload']>, 'assignees' | 'unassigned'>;

/** SQL: whether conversation `c` is assigned to one of the people or, with `unassigned`, to no one. */
function isAssignedSql({ assignees = [], unassigned = false }: Assigned): SQL {
  const isTheirs = sql`c.assignee_id = any(${uuids(assignees)})`;
  return unassigned ? sql`(c.assignee_id is null or ${isTheirs})` : isTheirs;
}

/**
 * SQL: whether conversation `c` is about one of the pets. `offset 0` evaluates it per conversation; otherwise the
 * planner reads all conversations of a pet for each page.
 */
const isAboutPetsSql = (pets: readonly string[]) =>
  sql`exists (select from conversation_pets cp
    where cp.conversation_id = c.id and cp.pet_id = any(${uuids(pets)}) offset 0)`;
