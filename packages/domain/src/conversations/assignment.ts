import { staffStanding } from '../people/roles.ts';

/** Whether somebody of this role can be put in charge of a request: whoever treats. The desk assigns, it does not treat. */
export function mayBeAssigned(roleId: number): boolean {
  const standing = staffStanding(roleId);
  return standing !== null && standing !== 'desk';
}
