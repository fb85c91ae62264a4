import type { StaffFacility } from '@zampa/contract/people/user';
import { BookingDrawer } from '../../features/appointments/bookings/BookingDrawer.tsx';
import { ConflictActions } from '../../features/appointments/bookings/ConflictActions.tsx';
import { AbsenceDrawer } from '../../features/appointments/absences/AbsenceDrawer.tsx';
import { FeedDrawer } from '../../features/appointments/absences/FeedDrawer.tsx';
import { OtherEntryDrawer } from '../../features/appointments/absences/OtherEntryDrawer.tsx';
import { ReportDrawer } from '../../features/appointments/absences/ReportDrawer.tsx';
import { type CalendarSearch, withoutDialog } from '../../features/appointments/calendar/search.ts';
import { lazy, Suspense } from 'react';

const NewClientForm = lazy(async () => ({
  default: (await import('../../features/clients/contacts/NewClientForm.tsx')).NewClientForm,
}));

export interface CalendarDialogsProps {
  facility: StaffFacility;
  search: CalendarSearch;
  onSearch: (search: CalendarSearch) => void;
}

/** What is open beside the calendar, by its address. */
export function CalendarDialogs({ facility, search, onSearch }: CalendarDialogsProps) {
  const close = () => onSearch(withoutDialog(search));
  switch (search.open) {
    case 'booking':
      return (
        <BookingDrawer
          facility={facility}
          start={search}
          renderNewClient={(on) => (
            <Suspense>
              <NewClientForm facility={facility} {...on} />
            </Suspense>
          )}
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
