import '@zampa/i18n/english/timetables';
import { useNavigate, useParams } from '@tanstack/react-router';
import { TimetableScreen } from '../../features/timetables/TimetableScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';
import { AdminsOnly } from './AdminsOnly.tsx';
import { proposeOtherTime } from './propose-other-time.tsx';

export function TimetablePage() {
  const facility = useFacility();
  const { timetableId } = useParams({ from: '/workspace/workspace/timetables/$timetableId' });
  const navigate = useNavigate();
  return (
    <AdminsOnly>
      <TimetableScreen
        key={timetableId}
        facility={facility}
        timetableId={timetableId}
        renderProposal={proposeOtherTime}
        onDone={() => void navigate({ to: '/workspace/timetables' })}
      />
    </AdminsOnly>
  );
}
