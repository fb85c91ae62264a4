import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '@zampa/client/appointments/calendar-queries';
import type { EntryTime } from '@zampa/client/appointments/use-move-entry';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { memberHours } from '../calendar/member-days.ts';
import { findTimeWarning, type TimeWarning } from './time-warning.ts';
import styles from './visit-form.module.css';

export interface TimeWarningNoteProps {
  /** In the clinic's time zone. */
  day: string;
  time: EntryTime;
  /** The team member of the appointment, if chosen. */
  member: StaffMember | undefined;
}

/** Warns about a time in the past or outside working hours before it is saved. */
export function TimeWarningNote({ day, time, member }: TimeWarningNoteProps) {
  const { id: facilityId, timezone: zone } = useFacility();
  const { t } = useTranslation();
  const api = useApi();
  const now = useServerMinute();
  const { data: events = [] } = useQuery(calendarQuery(api, facilityId, day, day, false));
  const { data: configuration } = useQuery(configurationQuery(api, facilityId));
  const warning = findTimeWarning(time, {
    now,
    zone,
    week: configuration?.workingHours ?? [],
    own: (configuration && member && memberHours(member, configuration)) ?? null,
    events,
  });
  const texts: Readonly<Record<TimeWarning, () => string>> = {
    PAST: () => t('appointments:bookings.doubt.past'),
    CLOSED: () => t('appointments:bookings.doubt.closed'),
    OUTSIDE_HOURS: () => t('appointments:bookings.doubt.outsideHours'),
    NOT_WORKING: () => t('appointments:bookings.doubt.notWorking'),
  };
  return (
    <p className={styles['doubt']} role="status">
      {warning && texts[warning]()}
    </p>
  );
}
