import { staffRoleOf } from '@zampa/domain/people/roles';
import { useFacility } from './FacilityProvider.tsx';

/** Returns whether the user is an admin of the current facility. */
export function useIsAdmin(): boolean {
  return staffRoleOf(useFacility().idRole) === 'admin';
}
