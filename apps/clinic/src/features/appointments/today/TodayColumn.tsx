import '@zampa/i18n/english/appointments-calendar';
import '@zampa/i18n/english/services';
import { IconCalendarOff } from '@zampa/ui/icons/IconCalendarOff';
import { Link } from '@tanstack/react-router';
import { isActiveBooking } from '@zampa/client/appointments/is-active-booking';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay, wallTime } from '@zampa/domain/time/wall-day';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { TitledPanel } from '@zampa/ui/panel/TitledPanel.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Fragment } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { useCalendar } from '../calendar/use-calendar.ts';
import { todayEntries } from './today-entries.ts';
import styles from './TodayColumn.module.css';
import { TodayRow } from './TodayRow.tsx';

/** Panel with today's appointments in order, and a line for the current time. */
export function TodayColumn() {
  const { t } = useTranslation();
  const { id: facilityId, timezone: zone } = useFacility();
  const now = wallDate(useMinuteClock(), zone);
  const day = wallDay(now);
  const query = useCalendar(facilityId, { from: day, to: day }, { states: ['called-off'] });
  const entries = todayEntries(query.data?.events ?? [], day, zone);
  const next = entries.find(({ start }) => start > now);
  const nowLine = (
    <li className={styles['now']} aria-label={t('home:today.now', { time: wallTime(now) })} />
  );
  return (
    <TitledPanel
      title={t('home:today.title')}
      count={
        entries.length > 0 && (
          <span className={styles['count']}>
            {entries.filter(({ event }) => isActiveBooking(event)).length}
          </span>
        )
      }
      link={
        <Link to="/workspace/calendar" search={{}}>
          {t('home:today.calendar')}
        </Link>
      }
    >
      <QueryStates
        query={{ ...query, data: query.data?.isLoading ? undefined : query.data }}
        shape="rows"
      >
        {({ staff, configuration: { services } }) =>
          entries.length === 0 ? (
            <EmptyState picture={<IconCalendarOff size={32} />} title={t('home:today.empty')}>
              {t('home:today.emptyWhy')}
            </EmptyState>
          ) : (
            <ol className={styles['list']}>
              {entries.map((entry) => (
                <Fragment key={entry.key}>
                  {entry === next && nowLine}
                  <TodayRow entry={entry} staff={staff} services={services} />
                </Fragment>
              ))}
              {!next && nowLine}
            </ol>
          )
        }
      </QueryStates>
    </TitledPanel>
  );
}
