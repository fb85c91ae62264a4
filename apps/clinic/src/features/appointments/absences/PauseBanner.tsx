import '@zampa/i18n/english/appointments-absences';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usePauseBookings } from '@zampa/client/appointments/use-pause-bookings';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { configurationQuery } from '@zampa/client/facilities/queries';
import { mayPauseBookings } from '@zampa/domain/people/staff-rights';
import { formatTime } from '@zampa/i18n/format/dates';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './availability.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

/** Shows until when online bookings are paused, and a button to resume them. */
export function PauseBanner() {
  const facility = useFacility();
  const { t } = useTranslation();
  const now = useMinuteClock();
  const { data } = useQuery(configurationQuery(useApi(), facility.id));
  const pause = usePauseBookings(facility.id);
  const until = data?.bookingsPausedUntil;
  if (!until || new Date(until) <= now) return null;
  return (
    <div className={styles['banner']} role="status">
      <span>
        {t('appointments:absences.pause.until', {
          time: formatTime(new Date(until), facility.timezone),
        })}
      </span>
      {mayPauseBookings(facility.idRole) && (
        <Button variant="default" loading={pause.isPending} onClick={() => pause.mutate(0)}>
          {t('appointments:absences.pause.end')}
        </Button>
      )}
      <CallProblem error={pause.error} />
    </div>
  );
}
