import { useBlocker } from '@tanstack/react-router';
import { isOverlayOpen } from '@zampa/ui/dialog/use-close-on-back';
import { Suspense } from 'react';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: few users leave unsaved changes. */
const LeaveQuestion = lazyPart(
  async () => (await import('./ConfirmLeaveDialog.tsx')).ConfirmLeaveDialog,
);

/** Ignores browser back while a dialog is open, since it closes the dialog first. */
const isNavigationToBlock = ({ action }: { action: string }) =>
  action !== 'BACK' || !isOverlayOpen();

export interface UnsavedChangesGuardProps {
  /** Whether the form has changes that are neither saved nor being saved. */
  isChanged: boolean;
}

/** Asks before navigating away from unsaved changes; on closing the tab, the browser asks. */
export function UnsavedChangesGuard({ isChanged }: UnsavedChangesGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: isNavigationToBlock,
    enableBeforeUnload: isChanged,
    disabled: !isChanged,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveQuestion onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  );
}
