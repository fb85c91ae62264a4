import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BookingLine } from '@zampa/shared-screens/appointments/BookingLine.tsx';
import type { ReactNode } from 'react';
import { type AbsenceValues, firstDayWithout } from './absence-values.ts';
import styles from './availability.module.css';

/** A booking that has to make room. */
export type Conflict = {
  readonly event: CalendarEvent;
  /** A time that is proposed to its client, who has not chosen yet. */
  readonly proposal: CalendarEvent | undefined;
  /** The first day from its own on that has nothing of the absence: `2027-03-24`, by the clinic's clocks. */
  readonly startDay: string;
};

export interface BookingsInTheWayProps {
  bookings: readonly CalendarEvent[];
  proposals: readonly CalendarEvent[];
  zone: string;
  values: AbsenceValues;
  /** What can be done about a booking. */
  renderSolution: (conflict: Conflict) => ReactNode;
}

/** Shows the bookings in the way of an absence, each with what can be done about it, and which clients are waited for. */
export function BookingsInTheWay(props: BookingsInTheWayProps) {
  const { bookings, proposals, zone, values, renderSolution } = props;
  const { t } = useTranslation();
  const conflicts = bookings.map((event) => ({
    event,
    proposal: proposals.find(({ parent_id: visit }) => visit === event.parent_id),
    startDay: firstDayWithout(values, wallDay(wallDate(event.payload.event.start ?? '', zone))),
  }));
  const waiting = conflicts.filter(({ proposal }) => proposal).length;
  return (
    <section className={styles['conflicts']} aria-labelledby="conflicts">
      <h3 id="conflicts">
        {t('appointments-bookings:conflicts.title', { count: bookings.length })}
      </h3>
      {waiting > 0 && (
        <p role="status">{t('appointments-bookings:conflicts.waiting', { count: waiting })}</p>
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
