import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CalendarScreen } from '../../../features/appointments/calendar/CalendarScreen.tsx';
import { readCalendarSearch } from '../../../features/appointments/calendar/search.ts';

export const Route = createFileRoute('/_signed-in/workspace/calendar')({
  staticData: {
    title: 'settings:places.calendar',
    place: '/workspace/calendar',
    content: 'panes',
  },
  validateSearch: readCalendarSearch,
  component: CalendarPage,
});

const NewClientForm = lazy(async () => ({
  default: (await import('../../../features/clients/contacts/NewClientForm.tsx')).NewClientForm,
}));

function CalendarPage() {
  const navigate = Route.useNavigate();
  return (
    <CalendarScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search })}
      renderNewClient={(on) => (
        <Suspense>
          <NewClientForm {...on} />
        </Suspense>
      )}
    />
  );
}
