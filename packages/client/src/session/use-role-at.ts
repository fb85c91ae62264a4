import { useMe } from './use-me.ts';

const NO_ROLE = -1;

/** Returns the id of the role that the signed-in person has at a facility; -1 where they have none. */
export function useRoleAt(facilityId: string): number {
  return useMe().facilities.find(({ id }) => id === facilityId)?.idRole ?? NO_ROLE;
}
