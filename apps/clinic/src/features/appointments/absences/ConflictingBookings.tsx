import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BookingLine } from '@zampa/shared-screens/appointments/BookingLine.tsx';
import type { ReactNode } from 'react';
import { type AbsenceValues, computeFirstFreeDay } from './absence-values.ts';
import styles from './availability.module.css';

/** A booking that conflicts with a new absence. */
export type BookingConflict = {
  readonly event: CalendarEvent;
  /** A time proposed to the client, who has not chosen yet. */
  readonly proposal: CalendarEvent | undefined;
  /**
   * The first day, from the booking's own on, that the absence does not cover: `2027-03-24`, in the clinic's time
   * zone.
   */
  readonly startDay: string;
};

export interface ConflictingBookingsProps {
  bookings: readonly CalendarEvent[];
  proposals: readonly CalendarEvent[];
  zone: string;
  values: AbsenceValues;
  /** Renders the actions for a conflicting booking. */
  renderSolution: (conflict: BookingConflict) => ReactNode;
}

/**
 * Lists the bookings that conflict with an absence, each with its actions, and counts the clients who have not
 * answered a proposal.
 */
export function ConflictingBookings(props: ConflictingBookingsProps) {
  const { bookings, proposals, zone, values, renderSolution } = props;
  const { t } = useTranslation();
  const conflicts = bookings.map((event) => ({
    event,
    proposal: proposals.find(({ parent_id: visit }) => visit === event.parent_id),
    startDay: computeFirstFreeDay(values, wallDay(wallDate(event.payload.event.start ?? '', zone))),
  }));
  const waiting = conflicts.filter(({ proposal }) => proposal).length;
  return (
    <section className={styles['conflicts']} aria-labelledby="conflicts">
      <h3 id="conflicts">
        {t('appointments:bookings.conflicts.title', { count: bookings.length })}
      </h3>
      {waiting > 0 && (
        <p role="status">{t('appointments:bookings.conflicts.waiting', { count: waiting })}</p>
      )}
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.event.id}>
            <BookingLine booking={conflict.event} zone={zone} />
            {renderSolution(conflict)}
          </li>
        ))}
      </ul>
    </section>
  );
}
