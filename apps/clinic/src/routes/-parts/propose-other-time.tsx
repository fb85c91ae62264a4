import type { RenderProposal } from '../../features/timetables/conflicts-props.ts';
import { lazy, Suspense } from 'react';

const ProposeForBooking = lazy(async () => ({
  default: (await import('../../features/appointments/bookings/ProposeForBooking.tsx'))
    .ProposeForBooking,
}));

/** Times are proposed for a booking that new hours leave outside. */
export const proposeOtherTime: RenderProposal = ({ parent_id }, on) =>
  parent_id && (
    <Suspense>
      <ProposeForBooking visitId={parent_id} {...on} />
    </Suspense>
  );
