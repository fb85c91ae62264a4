import type { RenderProposal } from '../../features/timetables/conflicts-props.ts';
import { lazy, Suspense } from 'react';

const ProposeForBooking = lazy(async () => ({
  default: (await import('../../features/appointments/bookings/ProposeForBooking.tsx'))
    .ProposeForBooking,
}));

/** Renders the proposal of other times for a booking that is outside the new hours. */
export const proposeOtherTime: RenderProposal = ({ parent_id }, on) =>
  parent_id && (
    <Suspense>
      <ProposeForBooking visitId={parent_id} {...on} />
    </Suspense>
  );
