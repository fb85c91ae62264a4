import { createFileRoute } from '@tanstack/react-router';
import { useIsAdmin } from '../../../facility/use-is-admin.ts';
import { WorkingHoursForm } from '../../../features/timetables/WorkingHoursForm.tsx';
import { WorkingHoursList } from '../../../features/timetables/WorkingHoursList.tsx';
import { proposeOtherTime } from '../../-parts/propose-other-time.tsx';

export const Route = createFileRoute('/_signed-in/workspace/hours')({
  staticData: { title: 'settings:places.hours', place: '/workspace/settings' },
  component: HoursPage,
});

/** Opening hours of the clinic: all staff can read them, admins can change them. */
function HoursPage() {
  return useIsAdmin() ? (
    <WorkingHoursForm renderProposal={proposeOtherTime} />
  ) : (
    <WorkingHoursList />
  );
}
