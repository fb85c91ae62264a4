import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '@zampa/client/appointments/calendar-queries';
import type { EntryTime } from '@zampa/client/appointments/use-move-entry';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { bookingPartiesText } from '@zampa/shared-screens/appointments/booking-parties-text';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { findPromisedTime } from './promised-time.ts';
import styles from './visit-form.module.css';

export interface PromisedTimeWarningProps {
  day: string;
  time: EntryTime;
  /** The visit to be booked; its own proposals do not count. Null for a new visit. */
  visitId: string | null;
}

/** Warns that the chosen time is proposed to a client or is being booked online. */
export function PromisedTimeWarning({ day, time, visitId }: PromisedTimeWarningProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const { data = [] } = useQuery(calendarQuery(useApi(), facilityId, day, day, false));
  const promised = findPromisedTime(data, time, visitId);
  if (!promised) return null;
  const petsAndClient = bookingPartiesText(promised);
  return (
    <p className={styles['promised']} role="status">
      {petsAndClient
        ? t('appointments:bookings.booking.proposedTo', { whom: petsAndClient })
        : t('appointments:calendar.entry.chosen')}
    </p>
  );
}
