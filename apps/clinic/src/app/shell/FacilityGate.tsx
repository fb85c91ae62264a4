import { Navigate, useMatch } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { lazy, Suspense, useState } from 'react';
import { useFacilityChoice } from '../../facility/FacilityProvider.tsx';
import { NewcomerFrame } from './NewcomerFrame.tsx';
import { usePage } from './page.ts';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';

/** Few are taken off the staff while they work. */
const LeftFacility = lazy(async () => ({
  default: (await import('./LeftFacility.tsx')).LeftFacility,
}));

/** Whether a clinic that the person waited for on this page load has accepted them. */
function useAcceptance(): boolean {
  const { facilities, pendingFacilities } = useMe();
  const pending = pendingFacilities.map(({ id }) => id);
  const [awaited, setAwaited] = useState(pending);
  if (pending.some((id) => !awaited.includes(id))) setAwaited([...awaited, ...pending]);
  return facilities.length === 1 && facilities.some(({ id }) => awaited.includes(id));
}

/**
 * Leads who works nowhere yet to open a clinic first; their own data and password are theirs in any case. Who is taken off
 * the staff of the clinic they work for is told so before they go on elsewhere.
 */
export function FacilityGate() {
  const { left, forgetLeft } = useFacilityChoice();
  return (
    <>
      <FacilityFrame />
      {left && (
        <Suspense>
          <LeftFacility name={left.name} onClose={forgetLeft} />
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
  const wasAccepted = useAcceptance();
  if (wasAccepted && isOpening) return <Navigate to="/dashboard" replace />;
  if (facility) return <WorkspaceFrame />;
  if (title && seenBy !== 'everybody') return <Navigate to="/workspace/facilities/new" replace />;
  return <NewcomerFrame />;
}
