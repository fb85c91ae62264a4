import type { Move } from '@zampa/client/appointments/use-move-entry';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';

/** Props of the details of a calendar entry. */
export interface EntryPanelProps {
  event: CalendarEvent;
  onClose: () => void;
  /** Shows a message after an action, outside the details, which may close. */
  onDone: (message: string) => void;
  onMoved: (move: Move, changed: CalendarEvent) => void;
}
