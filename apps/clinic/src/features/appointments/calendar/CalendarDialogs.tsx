import type { StaffFacility } from '@zampa/contract/people/user';
import { BookingDrawer } from '../bookings/BookingDrawer.tsx';
import { ConflictActions } from '../bookings/ConflictActions.tsx';
import { AbsenceDrawer } from '../absences/AbsenceDrawer.tsx';
import { FeedDrawer } from '../absences/FeedDrawer.tsx';
import { OtherEntryDrawer } from '../absences/OtherEntryDrawer.tsx';
import { ReportDrawer } from '../absences/ReportDrawer.tsx';
import { type CalendarSearch, withoutDialog } from './search.ts';
import type { RenderNewClient } from '../bookings/VisitForm.tsx';

export interface CalendarDialogsProps {
  facility: StaffFacility;
  search: CalendarSearch;
  /** The form for a client who is not there yet. */
  renderNewClient: RenderNewClient;
  onSearch: (search: CalendarSearch) => void;
}

/** What is open beside the calendar, by its address. */
export function CalendarDialogs({
  facility,
  search,
  renderNewClient,
  onSearch,
}: CalendarDialogsProps) {
  const close = () => onSearch(withoutDialog(search));
  switch (search.open) {
    case 'booking':
      return (
        <BookingDrawer
          facility={facility}
          start={search}
          renderNewClient={renderNewClient}
          onBooked={(_visit, day) => onSearch({ ...withoutDialog(search), day })}
          onClose={close}
        />
      );
    case 'absence':
      return (
        <AbsenceDrawer
          facility={facility}
          start={search}
          renderSolution={(event) => <ConflictActions facility={facility} event={event} />}
          onClose={close}
        />
      );
    case 'other':
      return <OtherEntryDrawer facility={facility} start={search} onClose={close} />;
    case 'availability':
      return <ReportDrawer facility={facility} onClose={close} />;
    case 'feed':
      return <FeedDrawer facility={facility} onClose={close} />;
    default:
      return null;
  }
}
