import { createFileRoute } from '@tanstack/react-router';
import { useFacility } from '../../../../facility/FacilityProvider.tsx';
import { TimetableScreen } from '../../../../features/timetables/TimetableScreen.tsx';
import { proposeOtherTime } from '../../../-parts/propose-other-time.tsx';

export const Route = createFileRoute('/_signed-in/workspace/timetables/new')({
  staticData: {
    title: 'settings:places.timetables',
    place: '/workspace/settings',
    seenBy: 'admins',
  },
  component: NewTimetablePage,
});

function NewTimetablePage() {
  const navigate = Route.useNavigate();
  return (
    <TimetableScreen
      facility={useFacility()}
      timetableId={null}
      renderProposal={proposeOtherTime}
      onDone={() => void navigate({ to: '/workspace/timetables' })}
    />
  );
}
