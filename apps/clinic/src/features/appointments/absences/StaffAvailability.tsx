import { wallAt } from '@zampa/domain/time/wall-day';
import { useMe } from '@zampa/client/session/use-me';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { fullName } from '@zampa/domain/people/names';
import { weekdayName } from '@zampa/i18n/format/weekdays';
import { useLanguage } from '@zampa/i18n/use-language';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import type { ReactNode } from 'react';
import type { AvailabilityDay, DayState } from './availability-days.ts';
import styles from './availability.module.css';
import { daysOfMember, useStaffDays } from './use-staff-days.ts';

export interface StaffAvailabilityProps {
  /** Content below the list, rendered with it so that it does not move when the days are loaded. */
  children?: ReactNode;
}

/**
 * Shows the availability of each team member for the next 15 days. Pressing a day adds or removes an all-day absence.
 */
export function StaffAvailability({ children }: StaffAvailabilityProps) {
  const { t } = useTranslation();
  const me = useMe();
  const { query, first, zone, mayChangeAll, toggle, isBusy, error } = useStaffDays();
  return (
    <QueryStates query={query} shape="cards" count={2}>
      {(data) => (
        <div className={styles['form']}>
          <p className={styles['hint']}>{t('appointments:bookings.report.why')}</p>
          <ul className={styles['strip']}>
            {data.staff
              .filter(({ idRole }) => mayBeAssigned(idRole))
              .map((member) => (
                <li key={member.id} className={styles['member']}>
                  <span className={styles['name']}>
                    <PersonPicture person={member} size={26} />
                    <bdi>{fullName(member)}</bdi>
                  </span>
                  <DayButtons
                    days={daysOfMember(member, data, first, zone)}
                    name={fullName(member)}
                    mayChange={mayChangeAll || member.id === me.id}
                    isBusy={isBusy}
                    onToggle={(day) => toggle(member, day)}
                  />
                </li>
              ))}
          </ul>
          <CallProblem error={error} />
          {children}
        </div>
      )}
    </QueryStates>
  );
}

type DayButtonsProps = {
  days: readonly AvailabilityDay[];
  name: string;
  mayChange: boolean;
  isBusy: boolean;
  onToggle: (day: AvailabilityDay) => void;
};

function DayButtons({ days, name, mayChange, isBusy, onToggle }: DayButtonsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className={styles['days']}>
      {days.map((availabilityDay) => {
        const { day, state, absences } = availabilityDay;
        const short = weekdayName(wallAt(day).getUTCDay() || 7, language, 'short');
        const date = Number(day.slice(8));
        const isFixed = state === 'off' || (state === 'away' && absences.length === 0);
        return (
          <li key={day}>
            <button
              type="button"
              className={styles['day']}
              data-state={state}
              disabled={!mayChange || isFixed || isBusy}
              aria-pressed={state === 'working' || state === 'partly'}
              aria-label={`${short} ${date}, ${name}: ${dayStateLabel(t, state)}`}
              onClick={() => onToggle(availabilityDay)}
            >
              <span>{short} </span>
              <strong>{date}</strong>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function dayStateLabel(t: Translate, state: DayState): string {
  switch (state) {
    case 'off':
      return t('appointments:bookings.report.off');
    case 'working':
      return t('appointments:bookings.report.working');
    case 'partly':
      return t('appointments:bookings.report.partly');
    case 'away':
      return t('appointments:bookings.report.away');
  }
}
