import '@zampa/i18n/english/timetables';
import { WorkingHoursForm } from '../../features/timetables/WorkingHoursForm.tsx';
import { WorkingHoursList } from '../../features/timetables/WorkingHoursList.tsx';
import { useFacility } from '../FacilityProvider.tsx';
import { useIsAdmin } from '../use-is-admin.ts';
import { proposeOtherTime } from './propose-other-time.tsx';

/** When the clinic is open: everybody of its staff reads it, its admins change it. */
export function HoursPage() {
  const facility = useFacility();
  return useIsAdmin() ? (
    <WorkingHoursForm key={facility.id} facility={facility} renderProposal={proposeOtherTime} />
  ) : (
    <WorkingHoursList key={facility.id} facility={facility} />
  );
}
