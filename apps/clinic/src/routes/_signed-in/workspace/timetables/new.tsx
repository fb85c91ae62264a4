import { createFileRoute } from '@tanstack/react-router';
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
      timetableId={null}
      renderProposal={proposeOtherTime}
      onDone={() => navigate({ to: '/workspace/timetables', ignoreBlocker: true })}
    />
  );
}
