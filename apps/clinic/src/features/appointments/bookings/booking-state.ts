import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { ConversationStatus } from '@zampa/domain/conversations/enumerations';
import type { Translate } from '@zampa/i18n/translator';
import type { StatusTone } from '@zampa/ui/chips/StatusChip.tsx';
import { clientReach } from './client-reach.ts';

export type BookingState = {
  readonly tone: StatusTone;
  readonly word: string;
  readonly next: string;
};

/** Returns the status of a booking as a label with its tone, and a sentence about the next step. */
export function bookingState(
  t: Translate,
  { payload, client }: CalendarEvent,
  visit: ConversationStatus | undefined,
  now: Date,
): BookingState {
  if (visit === 'CLOSED' && payload.valid)
    return {
      tone: 'done',
      word: t('appointments:calendar.state.over'),
      next: t('appointments:bookings.next.over'),
    };
  switch (payload.status) {
    case 'TO_BE_BOOKED':
      return {
        tone: 'new',
        word: t('appointments:calendar.state.toBook'),
        next: t('appointments:bookings.next.toBook'),
      };
    case 'TO_BE_CONFIRMED':
      return {
        tone: 'new',
        word: t('appointments:calendar.states.to-confirm'),
        next: hasBegun(payload, now)
          ? t('appointments:bookings.next.askedPassed')
          : t('appointments:bookings.next.toConfirm'),
      };
    case 'RESERVATION':
      return {
        tone: 'waiting',
        word: t('appointments:calendar.states.held'),
        next: t('appointments:bookings.next.held'),
      };
    case 'NEW':
      return {
        tone: 'paid',
        word: t('appointments:calendar.states.confirmed'),
        next: confirmedNextStep(t, { payload, client }, now),
      };
    case 'UPDATED':
      return {
        tone: 'paid',
        word: t('appointments:calendar.state.moved'),
        next: confirmedNextStep(t, { payload, client }, now),
      };
    case 'CANCELED':
      return {
        tone: 'done',
        word: payload.noShow
          ? t('appointments:calendar.state.missed')
          : t('appointments:calendar.state.canceled'),
        next: t('appointments:bookings.next.canceled'),
      };
  }
}

function confirmedNextStep(
  t: Translate,
  { payload, client }: Pick<CalendarEvent, 'payload' | 'client'>,
  now: Date,
): string {
  if (hasBegun(payload, now)) return t('appointments:bookings.next.underWay');
  const emailReach = clientReach(client);
  if (emailReach === 'CLOSING') return t('appointments:bookings.next.closing');
  if (payload.attendanceConfirmedAt) return t('appointments:bookings.next.attending');
  return emailReach === 'NO_EMAIL'
    ? t('appointments:bookings.next.noEmail')
    : t('appointments:bookings.next.confirmed');
}

const hasBegun = ({ event }: CalendarEvent['payload'], now: Date) =>
  event.start !== null && new Date(event.start) <= now;
