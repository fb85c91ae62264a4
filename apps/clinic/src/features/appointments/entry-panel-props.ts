import type { CalendarEvent } from '@zampa/contract/calendar/objects';
import type { StaffFacility } from '@zampa/contract/my-data/user';

/** What stands in the calendar, and how to leave its details. */
export interface EntryPanelProps {
  facility: StaffFacility;
  event: CalendarEvent;
  onClose: () => void;
}
