import { isConfirmed } from '@zampa/domain/appointments/booking-status';
import { refusalToChangeTime, ownerChangeDeadline } from '@zampa/domain/appointments/change-window';
import { canUndoAcceptance } from '@zampa/domain/appointments/proposals';
import { isEmailStillAccurate } from '@zampa/domain/appointments/reminders';
import { calendarEvents } from '@zampa/db/schema/calendar';
import { eq, sql } from 'drizzle-orm';
import { isOutsider, nameForStaff } from '../../../shapes/person-for-staff.ts';
import { bookingEmailAddress } from '../links/booking-email-address.ts';
import { inTransaction, rowsOf, type Queryable } from '../../../db/database.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import type { EmailRequest } from '../../../emails/email-request.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { findCalendarEntries, type CalendarEntry } from '../feeds/calendar-entries.ts';
import { CALENDAR_TYPE, renderCalendarFile } from '../feeds/calendar-file.ts';
import { enqueueEmail } from '../../../emails/enqueue-email.ts';
import { countOutsiderEmail } from '../../../emails/count-outsider-email.ts';
import type { ScheduledEmail } from './booking-emails.ts';

type Reader = {
  readonly userId: string;
  readonly name: string;
  readonly address: string;
  readonly language: 'en' | 'it';
  readonly closed: boolean;
  readonly alive: boolean;
  readonly facilityId: string;
  readonly conversationId: string;
  /** Whether the reader has an account and can open the conversation. */
  readonly registered: boolean;
  /**
   * Whether the client has accepted the clinic. Otherwise the address was only typed by a clinic and could be
   * anyone's, so e-mails to it are limited.
   */
  readonly accepted: boolean;
  /** Whether this is the family's contact at the facility; otherwise the family member who requested the visit. */
  readonly isContact: boolean;
};

/** E-mails that someone can trigger repeatedly; a reader receives a limited number of each per hour. */
const REPEATED_AT_WILL: ReadonlySet<ScheduledEmail['email']> = new Set(['CHANGED', 'CANCELED']);

/**
 * Sends e-mails to clients about a booking if the planned content is still true. Each e-mail is a separate job with
 * an idempotency key, so that it is sent once even when this job is retried or runs twice.
 */
export function writeBookingEmail(deps: Deps): JobHandler<'writeBookingEmail'> {
  return async (planned, key) => {
    await inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now();
      if (await deferUntilFinal(deps, { tx, now }, planned)) return;
      const [entry] = await findCalendarEntries(tx, (k) => sql`${k}.id = ${planned.bookingId}`, 1);
      if (!entry) return;
      for (const reader of await findBookingReaders(tx, planned)) {
        if (!shouldSend(planned, entry, reader, now)) continue;
        if (planned.to !== undefined && planned.to !== reader.userId) continue;
        // People are not notified of their own actions.
        if (planned.by === reader.userId) continue;
        if (!reader.accepted && !(await countOutsiderEmail(deps, reader))) continue;
        const once = `letter:${key}${reader.isContact ? '' : `:${reader.userId}`}`;
        await enqueueEmail(deps, tx, toBookingEmail(deps, planned, { entry, reader }, now), {
          once,
        });
      }
    });
  };
}

/**
 * Defers an e-mail about a time whose acceptance can still be taken back. Returns whether it was deferred. If the time
 * was taken back and accepted again, its e-mails become one.
 */
async function deferUntilFinal(
  { outbox }: Deps,
  { tx, now }: UnitOfWork,
  planned: ScheduledEmail,
): Promise<boolean> {
  const [booking] = await tx
    .select({ updatedAt: calendarEvents.updatedAt, acceptance: calendarEvents.acceptance })
    .from(calendarEvents)
    .where(eq(calendarEvents.id, planned.bookingId));
  if (!booking?.acceptance || !canUndoAcceptance(booking, now)) return false;
  const { until } = booking.acceptance;
  const { bookingId, email, start } = planned;
  const once = `${bookingId}:${start}:${email}:${until}`;
  outbox.enqueue(tx, 'writeBookingEmail', planned, { dueAt: new Date(until), once });
  return true;
}

function shouldSend(planned: ScheduledEmail, entry: CalendarEntry, reader: Reader, now: Date) {
  const { closed, alive } = reader;
  const { email, start: about } = planned;
  return isEmailStillAccurate(
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

function toBookingEmail(
  deps: Deps,
  { bookingId, email, start, by: actorId }: ScheduledEmail,
  { entry, reader }: { readonly entry: CalendarEntry; readonly reader: Reader },
  now: Date,
): EmailRequest {
  const { userId, name, address, language, facilityId, conversationId, registered } = reader;
  const token = deps.tokens.bookingLink({ bookingId, userId }, address);
  const url = `${deps.publicUrl()}/app/appointment/${token}`;
  const begins = new Date(start);
  const deadline = ownerChangeDeadline(begins);
  const late = refusalToChangeTime('owner', begins, now) !== null;
  return {
    template: 'booking',
    to: { name, address },
    language,
    ...(REPEATED_AT_WILL.has(email) && {
      countedAs: `${email}:${actorId ?? facilityId}:${userId}`,
    }),
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
      conversationUrl: registered
        ? `${deps.publicUrl()}/app/workspace/chat/${conversationId}`
        : null,
    },
    attachment: {
      name: 'zampa.ics',
      contentType: CALENDAR_TYPE,
      content: renderCalendarFile([entry], { party: 'owner', language, url }),
    },
  };
}

/**
 * Returns the recipients: the family's contact at the facility, who may have no account, and the family member who
 * requested the visit, if different. People without an address are left out. Cancellations are also sent to families
 * that have left the clinic, because they might still come.
 */
async function findBookingReaders(
  tx: Queryable,
  { bookingId, email }: ScheduledEmail,
): Promise<readonly Reader[]> {
  const relation =
    email === 'CANCELED'
      ? sql`true`
      : sql`fc.status in ('ACTIVE', 'IMPORTED', 'INVITED', 'IGNORED')`;
  return rowsOf<Reader>(
    tx,
    sql`select u.id as "userId", ${nameForStaff(sql.raw('fc'), sql.raw('u'))} as name,
        ${bookingEmailAddress} as address, u.language, c.status = 'CLOSED' as closed, u.id = fc.user_id as "isContact",
        c.facility_id as "facilityId", c.id as "conversationId", a.id is not null as registered, not ${isOutsider(sql.raw('fc'), sql.raw('u'))} as accepted,
        exists (select from pets p where p.id = any(k.pets) and p.deceased_on is null
          and p.deleted_at is null) as alive
      from calendar_events k
      join conversations c on c.id = k.conversation_id
      join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id and ${relation}
      join users u on u.enabled and (u.id = fc.user_id or u.id = c.creator_id and exists (
        select from family_members fm where fm.user_id = u.id and fm.family_id = c.family_id and fm.status = 'ACTIVE'))
      left join accounts a on a.id = u.account_id
      where k.id = ${bookingId} and ${bookingEmailAddress} is not null
      order by u.id <> fc.user_id`,
  );
}
