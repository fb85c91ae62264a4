import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CalendarScreen } from '../../../features/appointments/calendar/CalendarScreen.tsx';
import { readCalendarSearch } from '../../../features/appointments/calendar/search.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

export const Route = createFileRoute('/_signed-in/workspace/calendar')({
  staticData: {
    title: 'settings:places.calendar',
    place: '/workspace/calendar',
    content: 'panes',
  },
  validateSearch: readCalendarSearch,
  component: CalendarPage,
});

const NewClientForm = lazyPart(
  async () => (await import('../../../features/clients/contacts/NewClientForm.tsx')).NewClientForm,
);

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
