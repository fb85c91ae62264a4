import '@zampa/i18n/english/calendar';
import '@zampa/i18n/english/services';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CalendarScreen } from '../../features/appointments/calendar/CalendarScreen.tsx';
import { type CalendarSearch, withoutDialog } from '../../features/appointments/calendar/search.ts';
import { useFacility } from '../FacilityProvider.tsx';

/** What is not the calendar itself comes after it, dialogs and details when they are opened. */
const CalendarMenu = lazy(async () => ({
  default: (await import('../../features/appointments/absences/CalendarMenu.tsx')).CalendarMenu,
}));
const CalendarBanners = lazy(async () => ({
  default: (await import('../../features/appointments/absences/CalendarBanners.tsx'))
    .CalendarBanners,
}));
const CalendarDialogs = lazy(async () => ({
  default: (await import('./CalendarDialogs.tsx')).CalendarDialogs,
}));
const EntryPanel = lazy(async () => ({
  default: (await import('../../features/appointments/bookings/EntryPanel.tsx')).EntryPanel,
}));

const MoveQuestion = lazy(async () => ({
  default: (await import('../../features/appointments/bookings/MoveQuestion.tsx')).MoveQuestion,
}));

export function CalendarPage() {
  const facility = useFacility();
  const search = useSearch({ from: '/workspace/workspace/calendar' });
  const navigate = useNavigate();
  const onSearch = (wanted: CalendarSearch) =>
    void navigate({ to: '/workspace/calendar', search: wanted });
  return (
    <>
      <CalendarScreen
        key={facility.id}
        facility={facility}
        search={search}
        onSearch={onSearch}
        renderDetails={(event, onClose) => (
          <Suspense>
            <EntryPanel key={event.id} facility={facility} event={event} onClose={onClose} />
          </Suspense>
        )}
        renderMenu={(mayPrint) => (
          <Suspense>
            <CalendarMenu
              facilityId={facility.id}
              mayPrint={mayPrint}
              onOpen={(open) => onSearch({ ...withoutDialog(search), open })}
            />
          </Suspense>
        )}
        renderQuestion={(move, onMove, onClose) => (
          <Suspense>
            <MoveQuestion facility={facility} move={move} onMove={onMove} onClose={onClose} />
          </Suspense>
        )}
        banner={
          <Suspense>
            <CalendarBanners facility={facility} />
          </Suspense>
        }
      />
      {search.open && (
        <Suspense>
          <CalendarDialogs facility={facility} search={search} onSearch={onSearch} />
        </Suspense>
      )}
    </>
  );
}
