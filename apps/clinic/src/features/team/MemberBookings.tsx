import { useQuery } from '@tanstack/react-query';
import { memberBookingsQuery } from '@zampa/client/appointments/calendar-queries';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { fullName } from '@zampa/domain/people/names';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BookingLine } from '@zampa/shared-screens/appointments/BookingLine.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useState } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';

/** Number of bookings shown; of the others only the count. */
const MAX_SHOWN = 5;

export interface MemberBookingsProps {
  member: StaffMember;
  /** Whether the member stays in the team but no longer sees patients. */
  stays?: boolean;
}

/**
 * Lists the future bookings of a team member who leaves the team or will no longer see patients, with the
 * consequences.
 */
export function MemberBookings({ member, stays = false }: MemberBookingsProps) {
  const { id: facilityId, timezone } = useFacility();
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const today = wallDay(wallDate(now, timezone));
  const query = useQuery(memberBookingsQuery(useApi(), facilityId, member.id, today));
  return (
    <QueryStates query={query} shape="rows" count={1}>
      {(events) => {
        const bookings = events.filter(
          ({ category, payload: { event } }) =>
            category === 'BOOKING' && event.end !== null && new Date(event.end) > now,
        );
        const count = bookings.length;
        if (count === 0) return null;
        return (
          <Stack gap="8">
            <p>
              {stays
                ? t('team:member.booked', { count, name: fullName(member) })
                : t('team:remove.booked', { count, name: fullName(member) })}
            </p>
            {bookings.slice(0, MAX_SHOWN).map((booking) => (
              <BookingLine key={booking.id} booking={booking} zone={timezone} />
            ))}
            {count > MAX_SHOWN && <p>{t('team:remove.more', { count: count - MAX_SHOWN })}</p>}
          </Stack>
        );
      }}
    </QueryStates>
  );
}
