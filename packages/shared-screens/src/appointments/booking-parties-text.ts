import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { personName } from '@zampa/i18n/person-name';

/** Formats the pets and the client of a booking: `Luna, Milo · Marta Rossi`. Empty if the reader may not see them. */
export const bookingPartiesText = ({
  petNames,
  client,
}: Pick<CalendarEvent, 'petNames' | 'client'>) =>
  [petNames.join(', '), client && personName(client)].filter(Boolean).join(' · ');
