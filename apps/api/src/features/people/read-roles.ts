import { ROLES } from '@zampa/domain/people/roles';

export async function readRoles() {
  return [...ROLES];
}
