import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { personName } from '@zampa/i18n/person-name';

/** Returns whose a booking is: `Luna, Milo · Marta Rossi`; empty where the reader may not know. */
export const whoseBooking = ({ petNames, client }: Pick<CalendarEvent, 'petNames' | 'client'>) =>
  [petNames.join(', '), client && personName(client)].filter(Boolean).join(' · ');
