import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates, type QueryStatesProps } from '@zampa/shared-screens/states/QueryStates.tsx';
import { isProposed } from '../grid/entry-look.ts';
import styles from './availability.module.css';
import { BookingsInTheWay, type BookingsInTheWayProps } from './BookingsInTheWay.tsx';
import { TakenTimeLine } from './TakenTimeLine.tsx';

export interface ConflictsProps extends Omit<BookingsInTheWayProps, 'bookings' | 'proposals'> {
  query: QueryStatesProps<CalendarEvent[]>['query'];
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

function InTheWay({ events, ...props }: InTheWayProps) {
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
        <BookingsInTheWay bookings={bookings} proposals={events.filter(isProposed)} {...props} />
      )}
    </>
  );
}
