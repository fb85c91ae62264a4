import { endConversation } from '@zampa/contract/inbox/end-conversation';
import type { TestAccount } from '@zampa/testing/people';
import type { Product } from '../product.ts';
import { newVisit, PRICE, takeCards } from './visits.ts';

/** A visit that has ended, of which its client was asked to pay by card. */
export async function newDebt(product: Product, price = PRICE) {
  const visit = await newVisit(product, price);
  await takeCards(visit.vet);
  await askByCard(visit.vet, visit.id);
  return visit;
}

export const askByCard = (vet: TestAccount, id: string) =>
  vet.call(endConversation, { query: { id }, body: { payment_type: 'DIGITAL' } });
