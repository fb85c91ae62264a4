import { accountAndPeople } from './account-and-people.ts';
import { appointments } from './appointments.ts';
import { audit } from './audit.ts';
import { clientsAndTeam } from './clients-and-team.ts';
import { conversations } from './conversations.ts';
import { messages } from './desk-conversations.ts';
import type { Expectation } from './expectation.ts';
import { facilities } from './facilities.ts';
import { familiesAndPets } from './families-and-pets.ts';
import { health } from './health.ts';
import { security } from './security.ts';
import { video } from './video.ts';

/**
 * The expected result of every call for every identity, written by hand from the access rules. It is compared with
 * the running server, the policy table and `docs/authorization.md`, and derived from none of them. A call whose rule
 * depends on its body or on the kind of thing it names has one row for each.
 */
export const expectedCalls = {
  ...accountAndPeople,
  ...familiesAndPets,
  ...facilities,
  ...clientsAndTeam,
  ...conversations,
  ...appointments,
  ...health,
  ...audit,
  ...security,
  ...video,
} as const satisfies Readonly<Record<string, Expectation>>;

export type RowKey = keyof typeof expectedCalls;

/** The same for socket messages from clients. */
export const expectedMessages = messages satisfies Readonly<Record<string, Expectation>>;
