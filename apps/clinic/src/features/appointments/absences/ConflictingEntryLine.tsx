import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { personName } from '@zampa/i18n/person-name';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { useEntryTimeText } from '../bookings/use-entry-time-text.ts';
import { toEntryLook } from '../grid/entry-look.ts';

/** One line about an entry that is not a booking: its time, title and team member. */
export function ConflictingEntryLine({ event }: { event: CalendarEvent }) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { data: staff = [] } = useQuery(staffQuery(useApi(), facility.id));
  const when = useEntryTimeText(event, facility.timezone);
  const { resource } = event.payload.event;
  const member = staff.find(({ id }) => id === resource);
  const personLabel = member
    ? personName(member)
    : resource === null && t('appointments:bookings.absence.everybody');
  return (
    <Stack as="span" gap="0">
      <strong>{when}</strong>
      <span>{[toEntryLook(t, event, []).title, personLabel].filter(Boolean).join(' · ')}</span>
    </Stack>
  );
}
