import { describe, expect, it } from 'vitest';
import { mayDo, RIGHTS, type Right, STANDINGS } from './rights.ts';

/** Written down by hand: Admin, Clinical, Consultant, Desk. */
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

describe('mayDo', () => {
  it.each(Object.keys(RIGHTS) as Right[])('lets those do %s who may', (right) => {
    const facility = { receptionAnswers: true };
    const may = STANDINGS.filter((standing) => mayDo(right, standing, facility));
    expect(may.map((standing) => letters[standing]).join(' ')).toBe(expected[right]);
  });

  it('lets the desk answer only where reception does', () => {
    expect(mayDo('write', 'desk', { receptionAnswers: false })).toBe(false);
    expect(mayDo('requests', 'desk', { receptionAnswers: false })).toBe(true);
    expect(mayDo('write', 'clinical', { receptionAnswers: false })).toBe(true);
  });
});
