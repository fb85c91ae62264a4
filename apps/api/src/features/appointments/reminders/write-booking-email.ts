import { isConfirmed } from '@zampa/domain/appointments/booking-status';
import { refusalToChangeTime, changeableUntil } from '@zampa/domain/appointments/change-window';
import { isStillTrue } from '@zampa/domain/appointments/reminders';
import { sql } from 'drizzle-orm';
import { isOutsider, knownName } from '../../../access/known-person.ts';
import { writtenTo } from '../links/written-to.ts';
import { inTransaction, rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { EmailRequest } from '../../../emails/email-request.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { calendarEntries, type CalendarEntry } from '../feeds/calendar-entries.ts';
import { CALENDAR_TYPE, calendarFile } from '../feeds/calendar-file.ts';
import { enqueueEmail } from '../../../emails/enqueue-email.ts';
import { takeOutsiderLetter } from '../../../emails/take-outsider-letter.ts';
import type { ScheduledEmail } from './booking-emails.ts';

type Reader = {
  readonly userId: string;
  readonly name: string;
  readonly address: string;
  readonly language: 'en' | 'it';
  readonly closed: boolean;
  readonly alive: boolean;
  readonly facilityId: string;
  /** Whether the client has accepted; an outsider otherwise, whom anybody can give as their client. */
  readonly accepted: boolean;
  /** Whether they stand for the family at the facility; else they asked for the visit. */
  readonly isContact: boolean;
};

/** What somebody can do again and again: of each a reader gets so many letters in an hour. */
const REPEATED_AT_WILL: ReadonlySet<ScheduledEmail['email']> = new Set(['CHANGED', 'CANCELED']);

/**
 * Writes a client about a booking, if what was planned to be said is still so. The e-mail itself is a job of its own,
 * written once for this one, however often this is tried and by however many processes.
 */
export function writeBookingEmail(deps: Deps): JobHandler<'writeBookingEmail'> {
  return async (planned, key) => {
    await inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now();
      const [entry] = await calendarEntries(tx, (k) => sql`${k}.id = ${planned.bookingId}`, 1);
      if (!entry) return;
      for (const reader of await readersOf(tx, planned)) {
        if (!isWanted(planned, entry, reader, now)) continue;
        if (planned.to !== undefined && planned.to !== reader.userId) continue;
        // What somebody did themselves is no news to them.
        if (planned.by === reader.userId) continue;
        if (!reader.accepted && !(await takeOutsiderLetter(deps, reader))) continue;
        const once = `letter:${key}${reader.isContact ? '' : `:${reader.userId}`}`;
        await enqueueEmail(deps, tx, emailOf(deps, planned, { entry, reader }, now), { once });
      }
    });
  };
}

function isWanted(planned: ScheduledEmail, entry: CalendarEntry, reader: Reader, now: Date) {
  const { closed, alive } = reader;
  const { email, start: about } = planned;
  return isStillTrue(
    {
      email,
      about: new Date(about),
      start: new Date(entry.start),
      valid: entry.valid,
      confirmed: isConfirmed(entry.status),
      closed,
      alive,
    },
    now,
  );
}

function emailOf(
  deps: Deps,
  { bookingId, email, start, by }: ScheduledEmail,
  { entry, reader }: { readonly entry: CalendarEntry; readonly reader: Reader },
  now: Date,
): EmailRequest {
  const { userId, name, address, language, facilityId } = reader;
  const token = deps.tokens.bookingLink({ bookingId, userId }, address);
  const url = `${deps.publicUrl()}/app/appointment/${token}`;
  const begins = new Date(start);
  const deadline = changeableUntil(begins);
  const late = refusalToChangeTime('owner', begins, now) !== null;
  return {
    template: 'booking',
    to: { name, address },
    language,
    ...(REPEATED_AT_WILL.has(email) && { countedAs: `${email}:${by ?? facilityId}:${userId}` }),
    values: {
      email,
      facility: entry.facility,
      zone: entry.zone,
      start,
      writtenAt: now.toISOString(),
      pets: entry.petNames,
      services: entry.serviceNames,
      member: entry.memberName,
      place: entry.address || entry.facilityAddress,
      byVideo: entry.byVideo,
      phone: entry.phone,
      changeBefore: late ? null : deadline.toISOString(),
      url,
    },
    attachment: {
      name: 'zampa.ics',
      contentType: CALENDAR_TYPE,
      content: calendarFile([entry], { party: 'owner', language, url }),
    },
  };
}

/**
 * Returns the contact of the family at the facility, who need not have an account, and who of the family asked for the
 * visit where it was somebody else; whoever cannot be written to is left out. That a time is off is told to those whose
 * family has left as well: they may come.
 */
async function readersOf(
  tx: Queryable,
  { bookingId, email }: ScheduledEmail,
): Promise<readonly Reader[]> {
  const relation =
    email === 'CANCELED'
      ? sql`true`
      : sql`fc.status in ('ACTIVE', 'IMPORTED', 'INVITED', 'IGNORED')`;
  return rowsOf<Reader>(
    tx,
    sql`select u.id as "userId", ${knownName(sql.raw('fc'), sql.raw('u'))} as name,
        ${writtenTo} as address, u.language, c.status = 'CLOSED' as closed, u.id = fc.user_id as "isContact",
        c.facility_id as "facilityId", not ${isOutsider(sql.raw('fc'), sql.raw('u'))} as accepted,
        exists (select from pets p where p.id = any(k.pets) and p.deceased_on is null
          and p.deleted_at is null) as alive
      from calendar_events k
      join conversations c on c.id = k.conversation_id
      join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id and ${relation}
      join users u on u.enabled and (u.id = fc.user_id or u.id = c.creator_id and exists (
        select from family_members fm where fm.user_id = u.id and fm.family_id = c.family_id and fm.status = 'ACTIVE'))
      left join accounts a on a.id = u.account_id
      where k.id = ${bookingId} and ${writtenTo} is not null
      order by u.id <> fc.user_id`,
  );
}
