import { Navigate } from '@tanstack/react-router';
import type { PageName } from '../pages/page-name.ts';
import { useFacilityChoice } from '../FacilityProvider.tsx';
import { NewcomerFrame } from './NewcomerFrame.tsx';
import { usePage } from './use-page.ts';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';

const withoutFacility: readonly PageName[] = ['new-facility', 'my-data', 'change-password'];

/** Who works nowhere yet opens a clinic first; their own data and password are theirs in any case. */
export function FacilityGate() {
  const { facility } = useFacilityChoice();
  const page = usePage();
  if (facility) return <WorkspaceFrame facility={facility} />;
  if (page && !withoutFacility.includes(page))
    return <Navigate to="/workspace/facilities/new" replace />;
  return <NewcomerFrame />;
}
