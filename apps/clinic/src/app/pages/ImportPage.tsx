import '@zampa/i18n/english/import';
import { Navigate } from '@tanstack/react-router';
import { staffStanding } from '@zampa/domain/people/roles';
import { ImportScreen } from '../../features/import/ImportScreen.tsx';
import { useFacility } from '../FacilityProvider.tsx';

export function ImportPage() {
  const facility = useFacility();
  // Only admins import; who comes by an old address finds the clients.
  if (staffStanding(facility.idRole) !== 'admin')
    return <Navigate to="/workspace/clients" search={{}} replace />;
  return <ImportScreen key={facility.id} facility={facility} />;
}
