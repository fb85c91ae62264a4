import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import styles from './BookingLine.module.css';
import { bookingPartiesText } from './booking-parties-text.ts';

/** Shows the time of a booking, its pets and its client. */
export function BookingLine({ booking, zone }: { booking: CalendarEvent; zone: string }) {
  const { start } = booking.payload.event;
  return (
    <Stack as="span" gap="0" className={styles['line'] ?? ''}>
      <strong>{start && formatDayTime(new Date(start), zone)}</strong>
      <span>{bookingPartiesText(booking)}</span>
    </Stack>
  );
}
