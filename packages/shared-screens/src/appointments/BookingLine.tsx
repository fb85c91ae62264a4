import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import styles from './BookingLine.module.css';
import { whoseBooking } from './whose-booking.ts';

/** Shows when a booking is, and whose. */
export function BookingLine({ booking, zone }: { booking: CalendarEvent; zone: string }) {
  const { start } = booking.payload.event;
  return (
    <Stack as="span" gap="0" className={styles['line'] ?? ''}>
      <strong>{start && formatDayTime(new Date(start), zone)}</strong>
      <span>{whoseBooking(booking)}</span>
    </Stack>
  );
}
