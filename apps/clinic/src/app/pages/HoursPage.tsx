import '@zampa/i18n/english/timetables';
import { WorkingHoursForm } from '../../features/timetables/WorkingHoursForm.tsx';
import { useFacility } from '../FacilityProvider.tsx';
import { AdminsOnly } from './AdminsOnly.tsx';
import { proposeOtherTime } from './propose-other-time.tsx';

export function HoursPage() {
  const facility = useFacility();
  return (
    <AdminsOnly>
      <WorkingHoursForm key={facility.id} facility={facility} renderProposal={proposeOtherTime} />
    </AdminsOnly>
  );
}
