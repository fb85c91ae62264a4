import { isAssistant, staffStanding } from '../people/roles.ts';

/**
 * Returns whether somebody of this role can be put in charge of a request, and be booked: whoever treats. The desk
 * assigns and assistants help, neither treats.
 */
export function mayBeAssigned(roleId: number): boolean {
  const standing = staffStanding(roleId);
  return standing !== null && standing !== 'desk' && !isAssistant(roleId);
}
