import type { RenderProposal } from '../../features/timetables/conflicts-props.ts';
import { Suspense } from 'react';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const ProposeForBooking = lazyPart(
  async () =>
    (await import('../../features/appointments/bookings/ProposeForBooking.tsx')).ProposeForBooking,
);

/** Renders the proposal of other times for a booking that is outside the new hours. */
export const proposeOtherTime: RenderProposal = ({ parent_id }, on) =>
  parent_id && (
    <Suspense>
      <ProposeForBooking visitId={parent_id} {...on} />
    </Suspense>
  );
