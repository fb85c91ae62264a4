import { createFileRoute } from '@tanstack/react-router';
import { TimetableScreen } from '../../../../features/timetables/TimetableScreen.tsx';
import { proposeOtherTime } from '../../../-parts/propose-other-time.tsx';

export const Route = createFileRoute('/_signed-in/workspace/timetables/$timetableId')({
  staticData: {
    title: 'settings:places.timetables',
    place: '/workspace/settings',
    seenBy: 'admins',
  },
  component: TimetablePage,
});

function TimetablePage() {
  const { timetableId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <TimetableScreen
      key={timetableId}
      timetableId={timetableId}
      renderProposal={proposeOtherTime}
      onDone={() => navigate({ to: '/workspace/timetables', ignoreBlocker: true })}
    />
  );
}
