import { isAssistant, staffRoleOf } from '../people/roles.ts';

/**
 * Returns whether a role can be assigned to requests and booked. All staff roles can, except the desk and
 * assistants.
 */
export function mayBeAssigned(roleId: number): boolean {
  const role = staffRoleOf(roleId);
  return role !== null && role !== 'desk' && !isAssistant(roleId);
}
