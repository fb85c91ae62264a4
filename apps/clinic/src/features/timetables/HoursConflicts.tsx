import { lazy, Suspense } from 'react';
import type { ConflictsProps, RenderProposal } from './conflicts-props.ts';

const ConflictsDrawer = lazy(async () => ({
  default: (await import('./ConflictsDrawer.tsx')).ConflictsDrawer,
}));

export type HoursConflictsProps = Omit<ConflictsProps, 'asked'> & {
  readonly renderProposal: RenderProposal;
};

/** Asks about the bookings that new hours leave outside, where there are any. */
export function HoursConflicts({ guard, ...props }: HoursConflictsProps) {
  return (
    <Suspense>
      {guard.asked && <ConflictsDrawer guard={guard} asked={guard.asked} {...props} />}
    </Suspense>
  );
}
