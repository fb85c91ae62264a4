import type { Move } from '@zampa/client/appointments/use-move-entry';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';

/** What stands in the calendar, and how to leave its details. */
export interface EntryPanelProps {
  event: CalendarEvent;
  onClose: () => void;
  /** Says what was done, where it is seen without these details. */
  onDone: (said: string) => void;
  onMoved: (move: Move, changed: CalendarEvent) => void;
}
