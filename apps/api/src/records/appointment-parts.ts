import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { withdrawEvent } from '@zampa/contract/conversations/withdraw-event';
import type { updateEvent } from '@zampa/contract/conversations/update-event';
import type { Deps } from '../deps.ts';
import type { PersonContext } from '../http/context.ts';
import type { Posted } from './posted.ts';

type By = Pick<PersonContext<typeof updateEvent>, 'viewer' | 'tx' | 'now'>;
type Made = { readonly id: string; readonly seq: number };

/** What the calls about events leave to the calendar: features do not know each other, the root puts them together. */
export type AppointmentParts = {
  /** A booking, an absence or another entry. */
  post(deps: Deps, context: Posted<'CALENDAR'>): Promise<Made>;
  /** An action about a time. */
  act(deps: Deps, context: Posted<'BOT'>): Promise<Made>;
  /** The changed entry; null when the id is not one of a calendar. */
  change(deps: Deps, context: PersonContext<typeof updateEvent>): Promise<CalendarEvent | null>;
  /** Calls bookings of a facility off. Refusals: NOT_FOUND for any other id, CONVERSATION_CLOSED. */
  cancel(deps: Deps, by: By, facilityId: string, ids: readonly string[]): Promise<void>;
  /** Whether the id was one of a calendar. */
  remove(deps: Deps, context: PersonContext<typeof withdrawEvent>): Promise<boolean>;
};

/** What the calls about events are given. */
export type WithAppointments = Deps & { readonly appointments: AppointmentParts };
