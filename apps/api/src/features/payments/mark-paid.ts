import type { markPaid as call } from '@zampa/contract/payments/mark-paid';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { lockConversation } from '../conversations/public.ts';
import { recordCashPayment } from './record-payment.ts';
import type { PersonContext } from '../../http/context.ts';
import type { By } from '../../access/by.ts';

/** Marks as paid what the staff were given in cash. Refusals: NOT_FOUND, FORBIDDEN for the id of a message. */
export function markPaid({ viewer, tx, query, now }: PersonContext<typeof call>, deps: Deps) {
  return markAsPaid(deps, { tx, viewer, now }, query.eventId);
}

async function markAsPaid(deps: Deps, { tx, viewer: vet, now }: By, id: string) {
  const conversation = await lockConversation(tx, vet, id);
  // The id of a message leads to its conversation, which is not what was meant.
  if (conversation.id !== id) throw new Refusal('FORBIDDEN');
  return recordCashPayment(deps, { tx, viewer: vet, now }, conversation);
}
