import { expect, it } from 'vitest';
import { ROLES, roleName, staffRoleOf } from './roles.ts';

it.each([
  [1, 'VET_FACILITY_ADMIN', 'admin'],
  [2, 'VET_ORG_ADMIN', 'admin'],
  [3, 'VET_VETERINARIAN', 'clinical'],
  [4, 'VET_BACKOFFICE', 'desk'],
  [5, 'VET_SECRETARY', 'desk'],
  [6, 'VET_CONSULTANT', 'consultant'],
  [7, 'VET_ASSISTANT', 'clinical'],
  [8, 'VET_STAFF', 'desk'],
  [9, 'FAMILY_ADMIN', null],
  [10, 'FAMILY_MEMBER', null],
  [11, null, null],
  [-1, null, null],
])('role %d has the name %s and the staff role %s', (id, name, staffRole) => {
  expect(roleName(id)).toBe(name);
  expect(staffRoleOf(id)).toBe(staffRole);
});

it('ROLES has distinct ids', () => {
  expect(new Set(ROLES.map(({ id }) => id)).size).toBe(ROLES.length);
});
