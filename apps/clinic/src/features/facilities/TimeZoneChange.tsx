import { useQuery } from '@tanstack/react-query';
import { calendarKeys } from '@zampa/client/appointments/calendar-keys';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { dayIn, dayPlus } from '@zampa/domain/time/plain-days';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { useState } from 'react';

/** As far as a calendar is read at once; further ahead hardly anybody is booked. */
const DAYS_AHEAD = 365;

export interface TimeZoneChangeProps {
  facilityId: string;
  /** By whose clocks the days are counted until it is saved. */
  timezone: string;
}

/** Says, before another time zone is saved, what becomes of the appointments and absences that are there. */
export function TimeZoneChange({ facilityId, timezone }: TimeZoneChangeProps) {
  const { t } = useTranslation();
  const api = useApi();
  const [now] = useState(() => new Date());
  const from = dayIn(now, timezone);
  const to = dayPlus(from, DAYS_AHEAD);
  const { data: entries } = useQuery({
    queryKey: calendarKeys.range(facilityId, from, to, false),
    queryFn: ({ signal }) => api.send('GET /calendar', { query: { facilityId, from, to }, signal }),
  });
  const countOf = (category: 'BOOKING' | 'OOO') =>
    entries?.filter(
      (entry) => entry.category === category && new Date(entry.payload.event.end ?? now) > now,
    ).length ?? 0;
  const [bookings, absences] = [countOf('BOOKING'), countOf('OOO')];
  return (
    <Callout tone="quiet" role="status">
      <p>{t('facilities-data:zoneChange.why')}</p>
      {entries && <p>{t('facilities-data:zoneChange.there', { bookings, absences })}</p>}
    </Callout>
  );
}
