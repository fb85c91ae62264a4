import { Navigate, useMatch } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { Suspense, useState } from 'react';
import { useFacilityChoice } from '../../facility/FacilityProvider.tsx';
import { usePage } from './page.ts';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: needed only without a clinic. */
const NewcomerFrame = lazyPart(async () => (await import('./NewcomerFrame.tsx')).NewcomerFrame);

/** Lazy-loaded, because people are rarely removed from the staff while they work. */
const RemovedFromStaffDialog = lazyPart(
  async () => (await import('./RemovedFromStaffDialog.tsx')).RemovedFromStaffDialog,
);

/** Returns whether a clinic that was still pending during this page load has accepted the user. */
function useWasAccepted(): boolean {
  const { facilities, pendingFacilities } = useMe();
  const pending = pendingFacilities.map(({ id }) => id);
  const [awaited, setAwaited] = useState(pending);
  if (pending.some((id) => !awaited.includes(id))) setAwaited([...awaited, ...pending]);
  return facilities.length === 1 && facilities.some(({ id }) => awaited.includes(id));
}

/**
 * Redirects users without a clinic to the clinic creation form, except on pages that need no clinic (own data,
 * password). Informs users who were removed from the staff of their clinic before they continue elsewhere.
 */
export function FacilityGate() {
  const { left, forgetLeft } = useFacilityChoice();
  return (
    <>
      <FacilityFrame />
      {left && (
        <Suspense>
          <RemovedFromStaffDialog name={left.name} onClose={forgetLeft} />
        </Suspense>
      )}
    </>
  );
}

function FacilityFrame() {
  const { facility } = useFacilityChoice();
  const { title, seenBy } = usePage();
  const isOpening = useMatch({
    from: '/_signed-in/workspace/facilities/new',
    shouldThrow: false,
  });
  const wasAccepted = useWasAccepted();
  if (wasAccepted && isOpening) return <Navigate to="/dashboard" replace />;
  if (facility) return <WorkspaceFrame />;
  if (title && seenBy !== 'everybody') return <Navigate to="/workspace/facilities/new" replace />;
  return (
    <Suspense>
      <NewcomerFrame />
    </Suspense>
  );
}
