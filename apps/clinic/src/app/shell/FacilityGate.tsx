import { Navigate } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { useState } from 'react';
import type { PageName } from '../pages/page-name.ts';
import { useFacilityChoice } from '../FacilityProvider.tsx';
import { NewcomerFrame } from './NewcomerFrame.tsx';
import { usePage } from './use-page.ts';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';

const withoutFacility: readonly PageName[] = ['new-facility', 'my-data', 'change-password'];

/** Whether a clinic that the person waited for on this page load has accepted them. */
function useAcceptance(): boolean {
  const { facilities, pendingFacilities } = useMe();
  const pending = pendingFacilities.map(({ id }) => id);
  const [awaited, setAwaited] = useState(pending);
  if (pending.some((id) => !awaited.includes(id))) setAwaited([...awaited, ...pending]);
  return facilities.length === 1 && facilities.some(({ id }) => awaited.includes(id));
}

/** Who works nowhere yet opens a clinic first; their own data and password are theirs in any case. */
export function FacilityGate() {
  const { facility } = useFacilityChoice();
  const page = usePage();
  const wasAccepted = useAcceptance();
  if (wasAccepted && page === 'new-facility') return <Navigate to="/dashboard" replace />;
  if (facility) return <WorkspaceFrame facility={facility} />;
  if (page && !withoutFacility.includes(page))
    return <Navigate to="/workspace/facilities/new" replace />;
  return <NewcomerFrame />;
}
