import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '@zampa/client/appointments/calendar-queries';
import type { EntryTime } from '@zampa/client/appointments/use-move-entry';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { ownHours } from '../calendar/member-days.ts';
import { doubtOf, type TimeDoubt } from './time-doubt.ts';
import styles from './visit-form.module.css';

export interface TimeDoubtNoteProps {
  /** By the clinic's clocks. */
  day: string;
  time: EntryTime;
  /** Whose time it takes, where that is chosen. */
  member: StaffMember | undefined;
}

/** Warns before a time is saved that has passed, or lies where nobody works. */
export function TimeDoubtNote({ day, time, member }: TimeDoubtNoteProps) {
  const { id: facilityId, timezone: zone } = useFacility();
  const { t } = useTranslation();
  const api = useApi();
  const now = useServerMinute();
  const { data: events = [] } = useQuery(calendarQuery(api, facilityId, day, day, false));
  const { data: configuration } = useQuery(configurationQuery(api, facilityId));
  const doubt = doubtOf(time, {
    now,
    zone,
    week: configuration?.workingHours ?? [],
    own: (configuration && member && ownHours(member, configuration)) ?? null,
    events,
  });
  const texts: Readonly<Record<TimeDoubt, () => string>> = {
    PAST: () => t('appointments-bookings:doubt.past'),
    CLOSED: () => t('appointments-bookings:doubt.closed'),
    OUTSIDE_HOURS: () => t('appointments-bookings:doubt.outsideHours'),
    NOT_WORKING: () => t('appointments-bookings:doubt.notWorking'),
  };
  return (
    <p className={styles['doubt']} role="status">
      {doubt && texts[doubt]()}
    </p>
  );
}
