import { Navigate, useMatch } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { useState } from 'react';
import { useFacilityChoice } from '../../facility/FacilityProvider.tsx';
import { NewcomerFrame } from './NewcomerFrame.tsx';
import { usePage } from './page.ts';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';

/** Whether a clinic that the person waited for on this page load has accepted them. */
function useAcceptance(): boolean {
  const { facilities, pendingFacilities } = useMe();
  const pending = pendingFacilities.map(({ id }) => id);
  const [awaited, setAwaited] = useState(pending);
  if (pending.some((id) => !awaited.includes(id))) setAwaited([...awaited, ...pending]);
  return facilities.length === 1 && facilities.some(({ id }) => awaited.includes(id));
}

/** Leads who works nowhere yet to open a clinic first; their own data and password are theirs in any case. */
export function FacilityGate() {
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
