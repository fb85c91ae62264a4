import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BookingLine } from '@zampa/shared-screens/appointments/BookingLine.tsx';
import { QueryStates, type QueryStatesProps } from '@zampa/shared-screens/states/QueryStates.tsx';
import type { ReactNode } from 'react';
import styles from './availability.module.css';
import { TakenTimeLine } from './TakenTimeLine.tsx';

export interface ConflictsProps {
  query: QueryStatesProps<CalendarEvent[]>['query'];
  zone: string;
  renderSolution: (event: CalendarEvent) => ReactNode;
}

/** Shows what is in the way of an absence, bookings and other absences: it is kept once there is nothing. */
export function Conflicts({ query, ...props }: ConflictsProps) {
  return (
    <QueryStates query={query} shape="rows" count={1}>
      {(events) => <InTheWay events={events} {...props} />}
    </QueryStates>
  );
}

type InTheWayProps = Omit<ConflictsProps, 'query'> & { readonly events: readonly CalendarEvent[] };

function InTheWay({ events, zone, renderSolution }: InTheWayProps) {
  const { t } = useTranslation();
  const bookings = events.filter(({ category }) => category === 'BOOKING');
  const taken = events.filter(({ category, parent_id: visit }) => category !== 'BOOKING' && !visit);
  if (events.length === 0)
    return (
      <p className={styles['free']} role="status">
        {t('appointments-bookings:conflicts.none')}
      </p>
    );
  return (
    <>
      {taken.length > 0 && (
        <section className={styles['conflicts']} aria-labelledby="taken-times">
          <h3 id="taken-times">{t('appointments-bookings:conflicts.taken')}</h3>
          <ul>
            {taken.map((event) => (
              <li key={event.id}>
                <TakenTimeLine event={event} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {bookings.length > 0 && (
        <section className={styles['conflicts']} aria-labelledby="conflicts">
          <h3 id="conflicts">
            {t('appointments-bookings:conflicts.title', { count: bookings.length })}
          </h3>
          <ul>
            {bookings.map((event) => (
              <li key={event.id}>
                <BookingLine booking={event} zone={zone} />
                {renderSolution(event)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
