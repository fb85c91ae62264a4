import { useQuery } from '@tanstack/react-query';
import { useAddAbsence } from '@zampa/client/appointments/availability';
import { calendarQuery } from '@zampa/client/appointments/calendar-queries';
import { useCancelEntry } from '@zampa/client/appointments/use-change-entry';
import { wallDate } from '@zampa/domain/time/wall-date';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { wallAt, wallDay } from '@zampa/domain/time/wall-day';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { combineQueries } from '@zampa/client/query/combine-queries';
import { useMe } from '@zampa/client/session/use-me';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { mayBeAssigned } from '@zampa/domain/conversations/assignment';
import { fullName } from '@zampa/domain/people/names';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { weekdayName } from '@zampa/i18n/format/weekdays';
import { useLanguage } from '@zampa/i18n/use-language';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { PersonPicture } from '@zampa/shared-screens/files/PersonPicture.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import type { ReactNode } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import {
  type DayState,
  AVAILABILITY_DAYS,
  type AvailabilityDay,
  computeAvailabilityDays,
} from './availability-days.ts';
import styles from './availability.module.css';

export interface StaffAvailabilityProps {
  /** Content below the list, rendered with it so that it does not move when the days are loaded. */
  children?: ReactNode;
}

/**
 * Shows the availability of each team member for the next 15 days. Pressing a day adds or removes an all-day absence.
 */
export function StaffAvailability({ children }: StaffAvailabilityProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const api = useApi();
  const me = useMe();
  const zone = facility.timezone;
  const first = wallDay(wallDate(useMinuteClock(), zone));
  const events = useQuery(
    calendarQuery(api, facility.id, first, dayPlus(first, AVAILABILITY_DAYS - 1)),
  );
  const configuration = useQuery(configurationQuery(api, facility.id));
  const staff = useQuery(staffQuery(api, facility.id));
  const add = useAddAbsence(facility.id);
  const cancel = useCancelEntry(facility.id);
  const role = staffRoleOf(facility.idRole);
  const mayChangeAll = role === 'admin' || role === 'desk';
  const query = {
    data:
      events.data && configuration.data && staff.data
        ? { events: events.data, configuration: configuration.data, staff: staff.data }
        : undefined,
    ...combineQueries(events, configuration, staff),
  };
  const toggle = (member: StaffMember, { day, absences }: AvailabilityDay) => {
    const [absence] = absences;
    if (absence) return cancel.mutate(absence);
    add.mutate({
      facilityId: facility.id,
      userId: member.id,
      start: day,
      end: day,
      allDay: true,
      reason: '',
    });
  };
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
                    days={computeAvailabilityDays(
                      first,
                      {
                        memberId: member.id,
                        own:
                          data.configuration.timetables.find(({ id }) => id === member.TimetableId)
                            ?.hours ?? null,
                      },
                      data.configuration.workingHours,
                      data.events,
                      zone,
                    )}
                    name={fullName(member)}
                    mayChange={mayChangeAll || member.id === me.id}
                    isBusy={add.isPending || cancel.isPending}
                    onToggle={(day) => toggle(member, day)}
                  />
                </li>
              ))}
          </ul>
          <CallProblem error={add.error ?? cancel.error} />
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
