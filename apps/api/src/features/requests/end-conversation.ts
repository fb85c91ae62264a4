import type { endConversation as call } from '@zampa/contract/requests/end-conversation';
import type { Viewer } from '@zampa/domain/people/relation';
import { mayChargeCards } from '@zampa/domain/people/staff-rights';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { lockConversation, startService } from '../conversations/public.ts';
import { closeConversation } from './close-conversation.ts';
import { readConversation } from '../inbox/public.ts';
import { closeAttempts, recordPayment } from '../payments/public.ts';

/**
 * Ends the service of a conversation, or declines a request; starts it first if requested, and records the payment
 * if a payment type is given. Returns the ended conversation. Errors: NOT_FOUND, FORBIDDEN for a role that may not
 * charge cards, STATUS_CONFLICT, PAYMENT_IN_FLIGHT, and the errors of `recordPayment`.
 */
export async function endConversation(context: PersonContext<typeof call>, deps: Deps) {
  const { db, query, body } = context;
  // Closes open card payments first, so that nothing is paid twice.
  if (body?.payment_type === 'CASH') await closeAttempts({ ...deps, db }, [query.id]);
  return inTransaction(db, (tx) => endInTransaction(deps, { ...context, tx }));
}

async function endInTransaction(
  deps: Deps,
  { viewer: vet, tx, query: { id }, body, now }: PersonContext<typeof call>,
) {
  const locked = await lockConversation(tx, vet, id);
  // The id was that of an event, which cannot be ended.
  if (locked.id !== id) throw new Refusal('FORBIDDEN');
  if (body?.payment_type === 'DIGITAL') requireRightToChargeCards(vet, locked.facilityId);
  const isToStart = body?.start === true && !body.decline && locked.status !== 'CLOSED';
  if (isToStart) await startService(deps, { tx, viewer: vet, now }, locked);
  const conversation = isToStart ? { ...locked, status: 'OPEN' as const } : locked;
  const isDeclined = body?.decline === true;
  await closeConversation(deps, { tx, viewer: vet, now }, conversation, { isDeclined });
  if (body?.payment_type && !isDeclined)
    await recordPayment(deps, { tx, viewer: vet, now }, conversation, body.payment_type);
  const ended = await readConversation(tx, vet, conversation.id);
  if (ended.type === 'DIARY') throw new Refusal('NOT_FOUND');
  return ended;
}

function requireRightToChargeCards({ facilities }: Viewer, at: string): void {
  const roles = facilities.filter(({ facilityId }) => facilityId === at);
  if (!roles.some(({ roleId }) => mayChargeCards(roleId))) throw new Refusal('FORBIDDEN');
}
