import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { useWhen } from '../bookings/use-when.ts';
import { lookOf } from '../grid/entry-look.ts';

/** Shows what takes a time without being a booking: when it is, what it is, and whose. */
export function TakenTimeLine({ event }: { event: CalendarEvent }) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const when = useWhen(event, facility.timezone);
  const { resource } = event.payload.event;
  const member = staff.find(({ id }) => id === resource);
  const whose = member
    ? personName(member)
    : resource === null && t('appointments-bookings:absence.everybody');
  return (
    <Stack as="span" gap="0">
      <strong>{when}</strong>
      <span>{[lookOf(t, event, []).title, whose].filter(Boolean).join(' · ')}</span>
    </Stack>
  );
}
