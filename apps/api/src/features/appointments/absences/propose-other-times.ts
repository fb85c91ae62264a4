import type { proposeOtherTimes as call } from '@zampa/contract/appointments/propose-other-times';
import type { MoveProblem } from '@zampa/domain/appointments/move-problems';
import { MOST_PROPOSED_TIMES } from '@zampa/domain/appointments/proposals';
import { nextSlots } from '@zampa/domain/appointments/slots/next-slots';
import { availableSlots } from '@zampa/domain/appointments/slots/slots';
import { isUnregistered } from '@zampa/domain/clients/relationship';
import { dayIn, dayPlus } from '@zampa/domain/time/plain-days';
import { MINUTE_MS } from '@zampa/domain/time/durations';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../../access/by.ts';
import { lockBeforeNext, rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { PersonContext } from '../../../http/context.ts';
import { recordAction } from '../../conversations/public.ts';
import { storeProposal } from '../proposals/propose-times.ts';
import { readAvailability } from '../slots/availability.ts';
import { timeZoneOf } from '../slots/facility-time.ts';
import { forEachBookingToMove, type BookingToMove } from './for-each-booking-to-move.ts';

const DAYS_AHEAD = 30;

/**
 * Proposes the next free times to the clients of bookings that overlap an absence; no time is proposed to two clients.
 * Bookings for which it is not possible are returned with the reason. Errors: NOT_FOUND.
 */
export async function proposeOtherTimes(context: PersonContext<typeof call>, deps: Deps) {
  const { tx, now, body } = context;
  const { facilityId, bookings } = body;
  // Parallel calls see each other's proposals, so that they choose different times.
  lockBeforeNext(tx, [`propose:${facilityId}`]);
  const zone = await timeZoneOf(tx, facilityId);
  return forEachBookingToMove(context, facilityId, bookings, {
    isDone: ({ conversation }) => hasOpenProposal(tx, conversation.id, now),
    step: (booked) => proposeNextTimes(deps, context, booked, zone),
  });
}

async function hasOpenProposal(tx: Queryable, conversationId: string, now: Date): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(
    tx,
    sql`select exists (select from proposed_times p where p.conversation_id = ${conversationId}
      and p.expires_at > ${now} and p.starts_at > ${now}) as found`,
  );
  return row?.found ?? false;
}

async function proposeNextTimes(
  deps: Deps,
  actor: Actor,
  { conversation, booking }: BookingToMove,
  zone: string,
): Promise<MoveProblem | null> {
  const { tx, now } = actor;
  if (isUnregistered(conversation.relationship)) return 'CLIENT_NOT_REGISTERED';
  const { id: except, facilityId, services, pets, memberId } = booking;
  const today = dayIn(now, zone);
  const availability = await readAvailability(
    tx,
    {
      facilityId,
      services,
      pets,
      except,
      withoutProposed: true,
      from: today,
      to: dayPlus(today, DAYS_AHEAD),
    },
    now,
  );
  const slots = nextSlots(availableSlots(availability), MOST_PROPOSED_TIMES, memberId);
  if (slots.length === 0) return 'NO_TIMES';
  const isoOf = (minute: number) => new Date(minute * MINUTE_MS).toISOString();
  const times = slots.map(({ start, end, memberId: resource }) => ({
    start: isoOf(start),
    end: isoOf(end),
    resource,
  }));
  const details = await storeProposal(deps, actor, conversation, times);
  await recordAction(deps, actor, {
    conversationId: conversation.id,
    eventAction: 'PROPOSE_TIME',
    details,
  });
  return null;
}
