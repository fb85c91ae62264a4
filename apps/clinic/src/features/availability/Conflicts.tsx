import type { CalendarEvent } from '@zampa/contract/calendar/objects';
import { fullName } from '@zampa/domain/people/names';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates, type QueryStatesProps } from '@zampa/shared-screens/states/QueryStates.tsx';
import type { ReactNode } from 'react';
import styles from './availability.module.css';

export interface ConflictsProps {
  query: QueryStatesProps<CalendarEvent[]>['query'];
  zone: string;
  renderSolution: (event: CalendarEvent) => ReactNode;
}

/** The bookings in the way of an absence: it is kept once there are none. */
export function Conflicts({ query, zone, renderSolution }: ConflictsProps) {
  const { t } = useTranslation();
  return (
    <QueryStates query={query} shape="rows" count={1}>
      {(events) =>
        events.length === 0 ? (
          <p className={styles['free']} role="status">
            {t('calendar:conflicts.none')}
          </p>
        ) : (
          <section className={styles['conflicts']} aria-labelledby="conflicts">
            <h3 id="conflicts">{t('calendar:conflicts.title', { count: events.length })}</h3>
            <ul>
              {events.map((event) => (
                <li key={event.id}>
                  <span>
                    <strong>
                      {event.payload.event.start &&
                        formatDayTime(new Date(event.payload.event.start), zone)}
                    </strong>
                    <span>
                      {[event.petNames.join(', '), event.client && fullName(event.client)]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
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
