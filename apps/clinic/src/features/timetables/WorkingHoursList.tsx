import '@zampa/i18n/english/timetables';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { weekdayName } from '@zampa/i18n/format/weekdays';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import styles from './timetables.module.css';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { spansOfDay, WEEKDAYS } from './week.ts';

/** Shows the hours of a clinic read-only, to staff who may not change them. */
export function WorkingHoursList() {
  const facility = useFacility();
  const { t } = useTranslation();
  const language = useLanguage();
  const query = useQuery(configurationQuery(useApi(), facility.id));
  return (
    <QueryStates query={query} shape="rows" count={7}>
      {({ workingHours }) => (
        <div className={styles['screen']}>
          <p className={styles['lead']}>{t('timetables:hours.readOnly')}</p>
          <dl className={styles['week']}>
            {WEEKDAYS.map((weekday) => (
              <div key={weekday}>
                <dt>{weekdayName(weekday, language)}</dt>
                <dd>
                  {spansOfDay(workingHours, weekday)
                    .map(({ from, to }) => `${from}–${to}`)
                    .join(', ') || t('timetables:hours.closed')}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </QueryStates>
  );
}
