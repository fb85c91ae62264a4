import type { Party } from '@zampa/domain/conversations/status';
import type { reads } from '../src/schema/conversations.ts';
import type { SeedClient } from './clients.ts';
import type { Clinic } from './clinic.ts';
import type { Turn } from './schedule.ts';
import type { Step } from './steps.ts';

/**
 * Returns the read marks of a conversation. The clinic has read nothing of new ones and not the latest messages of
 * some open ones; everything else is read.
 */
export function createReads(
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
    seq: readSeq(party, turn, steps),
  });
  return [rowOf(person.id, 'owner'), ...staff.map(({ id }) => rowOf(id, 'facility'))].filter(
    ({ seq }) => seq > 0,
  );
}

function readSeq(party: Party, { status, place }: Turn, steps: readonly Step[]): number {
  if (status === 'NEW') return party === 'owner' ? steps.length : 0;
  const waiting = status === 'OPEN' && place % 3 === 1;
  // The author of the last message has read the ones before it.
  return waiting ? steps.findLastIndex((step) => step.party === party) + 1 : steps.length;
}
