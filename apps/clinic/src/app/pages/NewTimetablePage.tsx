import '@zampa/i18n/english/timetables';
import { useNavigate } from '@tanstack/react-router';
import { TimetableScreen } from '../../features/timetables/TimetableScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';
import { AdminsOnly } from './AdminsOnly.tsx';
import { proposeOtherTime } from './propose-other-time.tsx';

export function NewTimetablePage() {
  const facility = useFacility();
  const navigate = useNavigate();
  return (
    <AdminsOnly>
      <TimetableScreen
        key={facility.id}
        facility={facility}
        timetableId={null}
        renderProposal={proposeOtherTime}
        onDone={() => void navigate({ to: '/workspace/timetables' })}
      />
    </AdminsOnly>
  );
}
