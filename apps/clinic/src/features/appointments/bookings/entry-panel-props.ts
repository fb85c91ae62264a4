import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { StaffFacility } from '@zampa/contract/people/user';

/** What stands in the calendar, and how to leave its details. */
export interface EntryPanelProps {
  facility: StaffFacility;
  event: CalendarEvent;
  onClose: () => void;
}
