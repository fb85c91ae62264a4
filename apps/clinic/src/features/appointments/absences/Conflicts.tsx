import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BookingLine } from '@zampa/shared-screens/appointments/BookingLine.tsx';
import { QueryStates, type QueryStatesProps } from '@zampa/shared-screens/states/QueryStates.tsx';
import type { ReactNode } from 'react';
import styles from './availability.module.css';

export interface ConflictsProps {
  query: QueryStatesProps<CalendarEvent[]>['query'];
  zone: string;
  renderSolution: (event: CalendarEvent) => ReactNode;
}

/** Shows the bookings in the way of an absence: it is kept once there are none. */
export function Conflicts({ query, zone, renderSolution }: ConflictsProps) {
  const { t } = useTranslation();
  return (
    <QueryStates query={query} shape="rows" count={1}>
      {(events) =>
        events.length === 0 ? (
          <p className={styles['free']} role="status">
            {t('appointments-bookings:conflicts.none')}
          </p>
        ) : (
          <section className={styles['conflicts']} aria-labelledby="conflicts">
            <h3 id="conflicts">
              {t('appointments-bookings:conflicts.title', { count: events.length })}
            </h3>
            <ul>
              {events.map((event) => (
                <li key={event.id}>
                  <BookingLine booking={event} zone={zone} />
                  {renderSolution(event)}
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </QueryStates>
  );
}
