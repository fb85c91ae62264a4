import type { readBookingsToMove as call } from '@zampa/contract/appointments/read-bookings-to-move';
import { sql } from 'drizzle-orm';
import { uuids } from '../../../db/arrays.ts';
import type { PersonContext } from '../../../http/context.ts';
import { proposedAsEntries } from '../calendar/proposed-entries.ts';
import { readCalendarEvents } from '../calendar/read-calendar-events.ts';
import { bookingsToMoveSql } from './bookings-to-move.ts';

const MOST = 200;

/**
 * Returns the bookings that overlap an absence, together with the times already proposed to their clients, sorted by
 * start.
 */
export function readBookingsToMove({ tx, viewer, query, now }: PersonContext<typeof call>) {
  const { facilityId } = query;
  const toMove = sql`to_move as materialized (select k.* from (${bookingsToMoveSql(uuids([facilityId]), now)}) found
      join calendar_events k on k.id = found.id
      join conversations c on c.id = k.conversation_id and c.status <> 'CLOSED'
      order by k.starts_at, k.id limit ${MOST})`;
  return readCalendarEvents(tx, viewer, {
    before: toMove,
    query: sql`select * from to_move union all select k.* from ${proposedAsEntries}
      where p.facility_id = ${facilityId} and p.expires_at > ${now}
        and p.conversation_id in (select conversation_id from to_move)`,
  });
}
