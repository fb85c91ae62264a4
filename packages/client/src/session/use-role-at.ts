import { useMe } from './use-me.ts';

const NO_ROLE = -1;

/** Returns the id of the signed-in user's role at a facility; -1 without a role. */
export function useRoleAt(facilityId: string): number {
  return useMe().facilities.find(({ id }) => id === facilityId)?.idRole ?? NO_ROLE;
}
