import type { Party } from '@zampa/domain/conversations/status';
import type { reads } from '../src/schema/conversations.ts';
import type { SeedClient } from './clients.ts';
import type { Clinic } from './clinic.ts';
import type { Turn } from './schedule.ts';
import type { Step } from './steps.ts';

/** How far everybody has read: the clinic nothing of a new one, in some open ones not the latest words, else all. */
export function readsOf(
  conversationId: string,
  turn: Turn,
  steps: readonly Step[],
  { person }: SeedClient,
  { staff }: Clinic,
): readonly (typeof reads.$inferInsert)[] {
  const rowOf = (userId: string, party: Party) => ({
    conversationId,
    userId,
    party,
    seq: readBy(party, turn, steps),
  });
  return [rowOf(person.id, 'owner'), ...staff.map(({ id }) => rowOf(id, 'facility'))].filter(
    ({ seq }) => seq > 0,
  );
}

function readBy(party: Party, { status, place }: Turn, steps: readonly Step[]): number {
  if (status === 'NEW') return party === 'owner' ? steps.length : 0;
  const waiting = status === 'OPEN' && place % 3 === 1;
  // Who wrote last has read what came before.
  return waiting ? steps.findLastIndex((step) => step.party === party) + 1 : steps.length;
}
