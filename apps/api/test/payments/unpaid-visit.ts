import { endConversation } from '@zampa/contract/requests/end-conversation';
import type { TestAccount } from '@zampa/testing/people';
import type { Product } from '../product.ts';
import { newVisit, PRICE, connectCards } from './visits.ts';

/** Creates an ended visit whose client was asked to pay by card. */
export async function newUnpaidVisit(product: Product, price = PRICE) {
  const visit = await newVisit(product, price);
  await connectCards(visit.vet);
  await endWithCardPayment(visit.vet, visit.id);
  return visit;
}

export const endWithCardPayment = (vet: TestAccount, id: string) =>
  vet.call(endConversation, { query: { id }, body: { payment_type: 'DIGITAL' } });
