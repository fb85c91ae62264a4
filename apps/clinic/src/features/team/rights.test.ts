import { describe, expect, it } from 'vitest';
import { hasRight, RIGHTS, type Right, STAFF_ROLES } from './rights.ts';

/** Expected roles, listed by hand: Admin, Clinical, Consultant, Desk. */
const expected: Readonly<Record<Right, string>> = {
  clients: 'A Cl Co D',
  inviteClients: 'A Cl D',
  importClients: 'A',
  removeClients: 'A Cl',
  requests: 'A Cl Co D',
  write: 'A Cl Co D',
  endService: 'A Cl Co',
  pets: 'A Cl Co',
  team: 'A',
  facility: 'A',
  hours: 'A',
  services: 'A',
};
const letters = { admin: 'A', clinical: 'Cl', consultant: 'Co', desk: 'D' } as const;

describe('hasRight', () => {
  it.each(Object.keys(RIGHTS) as Right[])('allows %s to the expected roles', (right) => {
    const facility = { receptionAnswers: true };
    const may = STAFF_ROLES.filter((role) => hasRight(right, role, facility));
    expect(may.map((role) => letters[role]).join(' ')).toBe(expected[right]);
  });

  it('allows reception to answer clients only if the facility allows it', () => {
    expect(hasRight('write', 'desk', { receptionAnswers: false })).toBe(false);
    expect(hasRight('requests', 'desk', { receptionAnswers: false })).toBe(true);
    expect(hasRight('write', 'clinical', { receptionAnswers: false })).toBe(true);
  });
});
