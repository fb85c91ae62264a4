import type { Inbox, InboxItem, readInbox as call } from '@zampa/contract/inbox/read-inbox';
import { hasRelationEnded } from '@zampa/domain/clients/relationship';
import { sumByGroup, kindsOfGroup } from '@zampa/domain/inbox/inbox-groups';
import type { InboxKind } from '@zampa/domain/inbox/inbox-kinds';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { texts } from '../../../db/arrays.ts';
import { rowsOf, type Queryable, withGenericPlan } from '../../../db/database.ts';
import { isoInstant, isoInstantOrNull } from '../../../db/instants.ts';
import type { PersonContext } from '../../../http/context.ts';
import { findInvitingFacilities, type InvitingFacility } from '../../clients/public.ts';
import { decodeCursor, encodeCursor, type Page } from '../../../http/replies/pagination.ts';
import { inboxText } from './inbox-texts.ts';
import { inboxUrl } from './inbox-url.ts';
import type { InboxRow } from './inbox-row.ts';
import { ownerInboxColumns, ownerInboxQuery } from './owner-inbox.ts';
import { staffInboxColumns, staffInboxQuery } from './staff-inbox.ts';

/**
 * Returns the caller's inbox, urgent items first, then the longest waiting, with counters over all pages. Throws
 * VALIDATION.
 */
export function readInbox({ viewer, tx, query, now }: PersonContext<typeof call>): Promise<Page> {
  return findInbox(tx, viewer, query, now);
}

type Found = Pick<Inbox, 'total' | 'urgent' | 'others'> & {
  readonly kinds: Readonly<Partial<Record<InboxKind, number>>>;
  readonly language: 'en' | 'it';
  readonly rows: readonly InboxRow[];
};

type Query = PersonContext<typeof call>['query'];

async function findInbox(
  db: Queryable,
  viewer: Viewer,
  { facilityId, limit, cursor, language: requestedLanguage, group, whose: assignment }: Query,
  now: Date,
): Promise<Page> {
  const facilities = viewer.facilities.map((workplace) => workplace.facilityId);
  const inviting = viewer.isVet ? [] : await findInvitingFacilities(db, viewer.userId);
  const { items, details } = viewer.isVet
    ? {
        items: staffInboxQuery(viewer, facilityId ? [facilityId] : [...new Set(facilities)], now),
        details: staffInboxColumns(viewer),
      }
    : {
        items: ownerInboxQuery(viewer, { facilityId: facilityId ?? null, inviting }, now),
        details: ownerInboxColumns(viewer, now),
      };
  const [found] = await rowsOf<Found>(
    withGenericPlan(db),
    sql`with everything as (${items}),
      scope as (select everything.* from everything where ${assignment === 'MINE' ? sql`not of_colleague` : sql`true`}),
      items as (select scope.* from scope
        where ${group ? sql`kind = any(${texts(kindsOfGroup(group))})` : sql`true`}),
      shown as (select items.* from items where ${afterCursor(cursor)}
        order by not urgent, since, subject_id, kind limit ${limit + 1})
      select (select count(*)::int from items) as total,
        (select count(*)::int from items where urgent) as urgent,
        (select count(*)::int from everything where of_colleague) as others,
        (select coalesce(json_object_agg(counted.kind, counted.count), '{}')
          from (select kind, count(*)::int as count from scope group by kind) counted) as kinds,
        (select u.language from users u where u.id = ${viewer.userId}) as language,
        (select coalesce(json_agg(item), '[]') from (
          select shown.kind, shown.urgent, iso_micros(shown.since) as since, shown.subject_id as "subjectId",
            shown.conversation_id as "conversationId", shown.facility_id as "facilityId", shown.seq, ${details}
          order by not shown.urgent, shown.since, shown.subject_id, shown.kind) item) as rows`,
  );
  if (!found) throw new Error('the inbox query returned no row');
  const { total, urgent, others, kinds, language, rows } = found;
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    around: { total, urgent, groups: sumByGroup(kinds), others },
    items: rows
      .slice(0, limit)
      .map((row) =>
        shapeItem(withInviter(row, inviting), requestedLanguage ?? language, viewer.isVet),
      ),
    next: last ? encodeCursor([String(!last.urgent), last.since, last.subjectId, last.kind]) : null,
    total,
  };
}

/**
 * Adds the name and phone of the inviting clinic. The owner may not read this clinic yet, so the main statement
 * cannot.
 */
function withInviter(row: InboxRow, inviting: readonly InvitingFacility[]): InboxRow {
  const inviter = row.kind === 'INVITATION' && inviting.find(({ id }) => id === row.facilityId);
  if (!inviter) return row;
  const { name: facility, timezone: zone, phone } = inviter;
  return { ...row, facility, zone, phone };
}

function afterCursor(cursor: string | undefined): SQL {
  const position = decodeCursor(cursor, 4);
  return position
    ? sql`(not urgent, since, subject_id, kind) > (${position[0]}::boolean, ${position[1]}::timestamptz,
        ${position[2]}::uuid, ${position[3]})`
    : sql`true`;
}

const shapeItem = (row: InboxRow, language: 'en' | 'it', isForStaff: boolean): InboxItem => ({
  kind: row.kind,
  urgent: row.urgent,
  since: isoInstant(row.since),
  ...(row.conversationId !== null && { conversationId: row.conversationId }),
  seq: row.seq,
  start: isoInstantOrNull(row.starts),
  facilityId: row.facilityId,
  timezone: row.zone,
  familyId: row.familyId,
  until: row.until,
  pets: [...row.pets],
  person: row.person,
  phone: row.phone,
  ...inboxText(language, row, isForStaff),
  url: inboxUrl(row, isForStaff),
  ...(row.times.length > 0 && {
    times: row.times.map(({ start, end, resource }) => ({
      start: isoInstant(start),
      end: isoInstant(end),
      resource,
    })),
  }),
  ...(row.booking && { booking: shapeBooking(row.booking) }),
});

const shapeBooking = ({
  id,
  status,
  relationship,
  updatedAt,
}: NonNullable<InboxRow['booking']>): InboxItem['booking'] => ({
  id,
  status,
  ended: hasRelationEnded(relationship),
  dateUpdated: isoInstant(updatedAt),
});
