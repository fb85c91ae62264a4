import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates, type QueryStatesProps } from '@zampa/shared-screens/states/QueryStates.tsx';
import { isProposed } from '../grid/entry-look.ts';
import styles from './availability.module.css';
import { ConflictingBookings, type ConflictingBookingsProps } from './ConflictingBookings.tsx';
import { ConflictingEntryLine } from './ConflictingEntryLine.tsx';

export interface AbsenceConflictsProps extends Omit<
  ConflictingBookingsProps,
  'bookings' | 'proposals'
> {
  query: QueryStatesProps<CalendarEvent[]>['query'];
}

/** Lists the bookings and other absences that conflict with a new absence. */
export function AbsenceConflicts({ query, ...props }: AbsenceConflictsProps) {
  return (
    <QueryStates query={query} shape="rows" count={1}>
      {(events) => <ConflictList events={events} {...props} />}
    </QueryStates>
  );
}

type ConflictListProps = Omit<AbsenceConflictsProps, 'query'> & {
  readonly events: readonly CalendarEvent[];
};

function ConflictList({ events, ...props }: ConflictListProps) {
  const { t } = useTranslation();
  const bookings = events.filter(({ category }) => category === 'BOOKING');
  const otherEntries = events.filter(({ category }) => category === 'OOO');
  // Times that a client is only choosing do not matter: they become unavailable.
  if (bookings.length === 0 && otherEntries.length === 0)
    return (
      <p className={styles['free']} role="status">
        {t('appointments:bookings.conflicts.none')}
      </p>
    );
  return (
    <>
      {otherEntries.length > 0 && (
        <section className={styles['conflicts']} aria-labelledby="taken-times">
          <h3 id="taken-times">{t('appointments:bookings.conflicts.taken')}</h3>
          <ul>
            {otherEntries.map((event) => (
              <li key={event.id}>
                <ConflictingEntryLine event={event} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {bookings.length > 0 && (
        <ConflictingBookings bookings={bookings} proposals={events.filter(isProposed)} {...props} />
      )}
    </>
  );
}
