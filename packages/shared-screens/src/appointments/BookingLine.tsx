import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { fullName } from '@zampa/domain/people/names';
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
      <span>{[petNames.join(', '), client && fullName(client)].filter(Boolean).join(' · ')}</span>
    </Stack>
  );
}
