import { staffStanding } from '@zampa/domain/people/roles';
import { useFacility } from './FacilityProvider.tsx';

/** Returns whether the person may set up the facility they work for. */
export function useIsAdmin(): boolean {
  return staffStanding(useFacility().idRole) === 'admin';
}
