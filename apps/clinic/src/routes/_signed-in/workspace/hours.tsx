import { createFileRoute } from '@tanstack/react-router';
import { useIsAdmin } from '../../../facility/use-is-admin.ts';
import { WorkingHoursForm } from '../../../features/timetables/WorkingHoursForm.tsx';
import { WorkingHoursList } from '../../../features/timetables/WorkingHoursList.tsx';
import { proposeOtherTime } from '../../-parts/propose-other-time.tsx';

export const Route = createFileRoute('/_signed-in/workspace/hours')({
  staticData: { title: 'settings:places.hours', place: '/workspace/settings' },
  component: HoursPage,
});

/** When the clinic is open: everybody of its staff reads it, its admins change it. */
function HoursPage() {
  return useIsAdmin() ? (
    <WorkingHoursForm renderProposal={proposeOtherTime} />
  ) : (
    <WorkingHoursList />
  );
}
