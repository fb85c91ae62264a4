import type { endConversation as call } from '@zampa/contract/inbox/end-conversation';
import type { Viewer } from '@zampa/domain/people/relation';
import { mayChargeCards } from '@zampa/domain/people/staff-rights';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { lockConversation, startService } from '../../conversations/public.ts';
import { closeConversation } from './end-service.ts';
import { readConversation } from './read-conversation.ts';
import { closeAttempts, recordPayment } from '../../payments/public.ts';

/**
 * Ends the service of a conversation, which is started first where that is asked for, settles what it costs where a way
 * of payment is given, and gives it back as it is then. Refusals: NOT_FOUND, FORBIDDEN for whoever charges no cards,
 * STATUS_CONFLICT, PAYMENT_IN_FLIGHT, those of settling.
 */
export async function endConversation(context: PersonContext<typeof call>, deps: Deps) {
  const { db, query, body } = context;
  // Money is taken in one way alone: what was begun by card is closed before it is given by hand.
  if (body?.payment_type === 'CASH') await closeAttempts({ ...deps, db }, [query.id]);
  return inTransaction(db, (tx) => end(deps, { ...context, tx }));
}

async function end(
  deps: Deps,
  { viewer: vet, tx, query: { id }, body, now }: PersonContext<typeof call>,
) {
  const locked = await lockConversation(tx, vet, id);
  // The id of a message leads to its conversation, which is not what was meant.
  if (locked.id !== id) throw new Refusal('FORBIDDEN');
  if (body?.payment_type === 'DIGITAL') refuseCharge(vet, locked.facilityId);
  const isToStart = body?.start === true && locked.status !== 'CLOSED';
  if (isToStart) await startService(deps, { tx, viewer: vet, now }, locked);
  const conversation = isToStart ? { ...locked, status: 'OPEN' as const } : locked;
  await closeConversation(deps, { tx, viewer: vet, now }, conversation);
  if (body?.payment_type)
    await recordPayment(deps, { tx, viewer: vet, now }, conversation, body.payment_type);
  const ended = await readConversation(tx, vet, conversation.id);
  if (ended.type === 'DIARY') throw new Refusal('NOT_FOUND');
  return ended;
}

function refuseCharge({ facilities }: Viewer, at: string): void {
  const roles = facilities.filter(({ facilityId }) => facilityId === at);
  if (!roles.some(({ roleId }) => mayChargeCards(roleId))) throw new Refusal('FORBIDDEN');
}
