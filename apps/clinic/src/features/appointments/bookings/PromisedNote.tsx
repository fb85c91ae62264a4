import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '@zampa/client/appointments/calendar-queries';
import type { EntryTime } from '@zampa/client/appointments/use-move-entry';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { whoseBooking } from '@zampa/shared-screens/appointments/whose-booking';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { promisedIn } from './promised-time.ts';
import styles from './visit-form.module.css';

export interface PromisedNoteProps {
  day: string;
  time: EntryTime;
  /** The visit that is booked; what is proposed for it is no obstacle. */
  visitId: string | null;
}

/** Warns before a time is booked that a client has been promised. */
export function PromisedNote({ day, time, visitId }: PromisedNoteProps) {
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const { data = [] } = useQuery(calendarQuery(useApi(), facilityId, day, day, false));
  const promised = promisedIn(data, time, visitId);
  if (!promised) return null;
  const whom = whoseBooking(promised);
  return (
    <p className={styles['promised']} role="status">
      {whom
        ? t('appointments-bookings:booking.proposedTo', { whom })
        : t('appointments-calendar:entry.chosen')}
    </p>
  );
}
