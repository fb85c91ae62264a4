import { useBlocker } from '@tanstack/react-router';
import { isPageCovered } from '@zampa/ui/dialog/use-close-on-back';
import { lazy, Suspense } from 'react';

/** Few leave what they have not saved. */
const LeaveQuestion = lazy(async () => ({
  default: (await import('./LeaveQuestion.tsx')).LeaveQuestion,
}));

/** The way back closes what lies over the form first, which leaves nothing. */
const isLeaving = ({ action }: { action: string }) => action !== 'BACK' || !isPageCovered();

export interface UnsavedChangesProps {
  /** Something was changed that is neither saved nor being saved. */
  isChanged: boolean;
}

/** Asks before somebody leaves a form with changes that are not saved; the browser asks where they leave the app. */
export function UnsavedChanges({ isChanged }: UnsavedChangesProps) {
  const leaving = useBlocker({
    shouldBlockFn: isLeaving,
    enableBeforeUnload: isChanged,
    disabled: !isChanged,
    withResolver: true,
  });
  if (leaving.status !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveQuestion onLeave={leaving.proceed} onStay={leaving.reset} />
    </Suspense>
  );
}
