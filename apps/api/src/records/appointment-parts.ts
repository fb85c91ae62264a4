import type { CalendarEvent } from '@zampa/contract/calendar/objects';
import type { withdrawEvent } from '@zampa/contract/chat/read-events';
import type { updateEvent } from '@zampa/contract/requests/write-requests';
import type { Deps } from '../platform/deps.ts';
import type { ForPerson } from '../platform/served.ts';
import type { Posted } from './posted.ts';

type By = Pick<ForPerson<typeof updateEvent>, 'viewer' | 'tx' | 'now'>;
type Made = { readonly id: string; readonly seq: number };

/** What the calls about events leave to the calendar: features do not know each other, the root puts them together. */
export type AppointmentParts = {
  /** A booking, an absence or another entry. */
  post(deps: Deps, served: Posted<'CALENDAR'>): Promise<Made>;
  /** An action about a time. */
  act(deps: Deps, served: Posted<'BOT'>): Promise<Made>;
  /** The changed entry; null when the id is not one of a calendar. */
  change(deps: Deps, served: ForPerson<typeof updateEvent>): Promise<CalendarEvent | null>;
  /** Calls bookings of a facility off. Refusals: NOT_FOUND for any other id, CONVERSATION_CLOSED. */
  cancel(deps: Deps, by: By, facilityId: string, ids: readonly string[]): Promise<void>;
  /** Whether the id was one of a calendar. */
  remove(deps: Deps, served: ForPerson<typeof withdrawEvent>): Promise<boolean>;
};
