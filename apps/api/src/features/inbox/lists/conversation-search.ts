import type { ConversationFilter } from '@zampa/contract/inbox/conversation-filter';
import { LISTED_STATUSES, type ConversationStatus } from '@zampa/domain/conversations/enumerations';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import {
  visibleConversation,
  openProposalExists,
  needsOwnerAction,
  needsStaffAction,
} from '../../conversations/public.ts';
import { facilitiesByRole } from '../../../access/facilities-by-role.ts';
import { isDay, periodEdge } from '../../../db/period-edge.ts';
import { texts, uuids } from '../../../db/arrays.ts';
import { paidLike } from '../../payments/public.ts';

type Waiting = NonNullable<ConversationFilter['waiting']>;

export type ConversationSearch = {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** One facility of the viewer's; all of them otherwise. */
  readonly facilityId?: string | undefined;
  /** Conversations of this person's families, or that they handle; the caller's right to ask is settled before. */
  readonly userId?: string;
  /** Unless the filter names categories. */
  readonly onlyConsultations?: boolean;
  readonly filter?: ConversationFilter | undefined;
  readonly now: Date;
};

/**
 * Returns the statuses a list shows; what waits for its payment only comes when it is asked for by name, or waits for
 * the caller in another way.
 */
export function statusesOf({ filter }: ConversationSearch): readonly ConversationStatus[] {
  const asked = filter?.payload?.status;
  if (asked?.length) return [...new Set(asked)];
  return filter?.waiting || filter?.payload?.payment?.includes('PENDING')
    ? [...LISTED_STATUSES, 'PENDING']
    : LISTED_STATUSES;
}

/** Returns what a conversation `c` must be like, apart from its status and from the words that are in it. */
export function conditions(viewer: Viewer, search: ConversationSearch): SQL {
  const { facilityId, onlyConsultations, filter, now } = search;
  const all: SQL[] = [visibleConversation(viewer)];
  if (facilityId) all.push(isAt(facilityId, isOfFew(viewer, search)));
  if (ofOthers(viewer, search)) all.push(sql`c.family_id = any(${familiesOf(search.userId)})`);
  const waiting = filter?.waiting;
  if (onlyConsultations && !filter?.category?.length && !waiting)
    all.push(sql`c.category = 'CONSULTATION'`);
  if (waiting) all.push(waitingFor(viewer, waiting, now));
  if (filter) all.push(...kinds(filter), ...periods(filter), ...belongings(filter));
  return sql.join(all, sql` and `);
}

/** The latest are found by walking those of a family, for a pet, or of a consultant, in their order. */
const isOfFew = (viewer: Viewer, search: ConversationSearch): boolean =>
  (search.filter?.payload?.pets?.length ?? 0) > 0 || isOfConsultant(viewer, search);

/**
 * Most families, and most of the staff, have few conversations: where an index of the facility could be asked as well
 * (which the first of these comparisons keeps it from), the database would gather all of one that has thousands.
 */
const isAt = (facilityId: string, isWalkedByOthers: boolean): SQL =>
  isWalkedByOthers
    ? sql`c.facility_id is not distinct from ${facilityId}::uuid`
    : sql`c.facility_id = ${facilityId}`;

/** Returns whether the viewer sees no more, wherever they search, than what is assigned to them. */
export function isOfConsultant(viewer: Viewer, { facilityId }: ConversationSearch): boolean {
  const assigned = new Set(facilitiesByRole(viewer).assigned);
  const own = viewer.facilities.map((workplace) => workplace.facilityId);
  const places = facilityId ? [facilityId] : own;
  return viewer.isVet && own.length > 0 && places.every((place) => assigned.has(place));
}

/** What waits for the side of the viewer; of times alone also those that the other side is to choose from meanwhile. */
function waitingFor(viewer: Viewer, waiting: Waiting, now: Date): SQL {
  if (waiting === 'ALL') return (viewer.isVet ? needsStaffAction : needsOwnerAction)(viewer, now);
  return viewer.isVet
    ? sql`(c.waits_since is not null and c.time_asked_since is not null)`
    : openProposalExists(now);
}

/** Returns whether the list is of somebody else: a colleague of the family, or a client. */
export const ofOthers = (viewer: Viewer, { userId }: ConversationSearch) =>
  userId !== undefined && userId !== viewer.userId;

export const familiesOf = (userId: string | undefined) =>
  sql`array(select fm.family_id from family_members fm where fm.user_id = ${userId} and fm.status = 'ACTIVE')`;

function kinds({ type, category, payload }: ConversationFilter): SQL[] {
  const all: SQL[] = [];
  if (type?.length) all.push(sql`c.type = any(${texts(type)})`);
  if (category?.length)
    all.push(sql`c.category = any(${texts(category.map((name) => name.toUpperCase()))})`);
  if (payload?.payment?.length) all.push(paidLike(payload.payment));
  return all;
}

function periods({ date_created, date_updated }: ConversationFilter): SQL[] {
  return [...within(sql`c.created_at`, date_created), ...within(sql`c.updated_at`, date_updated)];
}

function within(moment: SQL, { from, to }: NonNullable<ConversationFilter['date_created']> = {}) {
  const all: SQL[] = [];
  const at = sql`c.facility_id`;
  if (from) all.push(sql`${moment} >= ${periodEdge(from, at, 0)}`);
  if (to) all.push(sql`${moment} ${isDay(to) ? sql`<` : sql`<=`} ${periodEdge(to, at, 1)}`);
  return all;
}

function belongings({ payload }: ConversationFilter): SQL[] {
  const all: SQL[] = [];
  if (payload?.facilities?.length) all.push(sql`c.facility_id = any(${uuids(payload.facilities)})`);
  if (payload?.families?.length) all.push(sql`c.family_id = any(${uuids(payload.families)})`);
  if (payload?.assignees?.length) all.push(sql`c.assignee_id = any(${uuids(payload.assignees)})`);
  if (payload?.pets?.length) all.push(isAbout(payload.pets));
  return all;
}

/**
 * Asked of one conversation after another (`offset 0`): the database would rather read all that a pet ever had, for
 * each page.
 */
const isAbout = (pets: readonly string[]) =>
  sql`exists (select from conversation_pets cp
    where cp.conversation_id = c.id and cp.pet_id = any(${uuids(pets)}) offset 0)`;
