import { accountAndPeople } from './account-and-people.ts';
import { appointments } from './appointments.ts';
import { clientsAndTeam } from './clients-and-team.ts';
import { conversations } from './conversations.ts';
import { messages } from './desk-conversations.ts';
import type { Expectation } from './expectation.ts';
import { facilities } from './facilities.ts';
import { familiesAndPets } from './families-and-pets.ts';
import { video } from './video.ts';

/**
 * What everybody gets of every call, written down by hand from the rules of who may do what: it is held against the
 * server, against the table that the server goes by and against `docs/authorization.md`, and knows none of them.
 * A call whose rule depends on what is posted, or on what kind of thing it names, has a row for each.
 */
export const expectedCalls = {
  ...accountAndPeople,
  ...familiesAndPets,
  ...facilities,
  ...clientsAndTeam,
  ...conversations,
  ...appointments,
  ...video,
} as const satisfies Readonly<Record<string, Expectation>>;

export type RowKey = keyof typeof expectedCalls;

/** The same for what clients say by socket. */
export const expectedMessages = messages satisfies Readonly<Record<string, Expectation>>;
