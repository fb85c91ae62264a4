import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '@zampa/client/appointments/calendar-queries';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { dayIn, dayPlus } from '@zampa/domain/time/plain-days';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { useState } from 'react';

/** Longest range of one calendar request; appointments further ahead are rare. */
const DAYS_AHEAD = 365;

export interface TimeZoneChangeProps {
  facilityId: string;
  /** Saved time zone of the facility; its days apply until the new one is saved. */
  timezone: string;
}

/** Explains, before a new time zone is saved, how it affects future appointments and absences, with their numbers. */
export function TimeZoneChange({ facilityId, timezone }: TimeZoneChangeProps) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const from = dayIn(now, timezone);
  const to = dayPlus(from, DAYS_AHEAD);
  const { data: entries } = useQuery(calendarQuery(useApi(), facilityId, from, to));
  const countUpcoming = (category: 'BOOKING' | 'OOO') =>
    entries?.filter(
      (entry) => entry.category === category && new Date(entry.payload.event.end ?? now) > now,
    ).length ?? 0;
  const [bookings, absences] = [countUpcoming('BOOKING'), countUpcoming('OOO')];
  return (
    <Callout tone="quiet" role="status">
      <p>{t('facilities:data.zoneChange.why')}</p>
      {entries && <p>{t('facilities:data.zoneChange.there', { bookings, absences })}</p>}
    </Callout>
  );
}
