import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { personName } from '@zampa/i18n/person-name';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import styles from './BookingLine.module.css';

/** Shows when a booking is, and whose. */
export function BookingLine({ booking, zone }: { booking: CalendarEvent; zone: string }) {
  const { payload, petNames, client } = booking;
  const { start } = payload.event;
  return (
    <Stack as="span" gap="0" className={styles['line'] ?? ''}>
      <strong>{start && formatDayTime(new Date(start), zone)}</strong>
      <span>{[petNames.join(', '), client && personName(client)].filter(Boolean).join(' · ')}</span>
    </Stack>
  );
}
