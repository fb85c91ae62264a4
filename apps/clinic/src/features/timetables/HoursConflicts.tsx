import { Suspense } from 'react';
import type { ConflictsProps, RenderProposal } from './conflicts-props.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const ConflictsDrawer = lazyPart(
  async () => (await import('./ConflictsDrawer.tsx')).ConflictsDrawer,
);

export type HoursConflictsProps = Omit<ConflictsProps, 'questions'> & {
  readonly renderProposal: RenderProposal;
};

/** Opens the drawer for bookings outside the new hours, if there are any. */
export function HoursConflicts({ guard, ...props }: HoursConflictsProps) {
  return (
    <Suspense>
      {guard.asked && <ConflictsDrawer guard={guard} questions={guard.asked} {...props} />}
    </Suspense>
  );
}
