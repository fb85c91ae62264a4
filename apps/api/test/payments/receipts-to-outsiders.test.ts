import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { endConversation } from '@zampa/contract/inbox/end-conversation';
import { newVet, newVisitor, type Vet } from '@zampa/testing/people';
import { start } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { newOutsider } from '../clients/outsider.ts';
import { settled } from '../notifications/settled.ts';
import { useProduct } from '../product.ts';
import { paymentsOf } from './cards.ts';
import { newVisit, PRICE, visitOf } from './visits.ts';

const A_DAY = 86_400;
const MOST = 10;
const VISITS = 12;

describe('receipts', () => {
  const product = useProduct();
  const receiptsTo = async (address: string) => {
    await settled(product());
    return product().mailbox.letters.filter(
      ({ recipients, mail }) => recipients.includes(address) && mail.attachments.length > 0,
    ).length;
  };
  const pay = (vet: Vet, id: string) =>
    vet.call(endConversation, { query: { id }, body: { payment_type: 'CASH' } });

  it.each([
    ['wrote down', false],
    ['wrote down and let go of', true],
  ])(
    'go ten times in a day to an address that a clinic %s, and stay with it all',
    async (_, isLetGo) => {
      product().clock.advanceToNext(A_DAY);
      const vet = await newVet(product());
      const { email } = newVisitor(product().address, 'outsider');
      const facilityId = vet.facility.id;
      const { client, openVisit } = await newOutsider(vet, email, PRICE);
      const visits: string[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) {
        const id = await openVisit();
        await start(vet, id);
        visits.push(id);
      }
      const change = { userId: client.userId, facilityId, status: 'REMOVED' } as const;
      if (isLetGo) await vet.call(updateClientStatus, { body: change });
      for (const id of visits) {
        await pay(vet, id);
        const [paid] = await paymentsOf(vet, { eventId: id });
        expect(paid?.status).toBe('PAID');
      }
      expect(await receiptsTo(email)).toBe(MOST);
      const { rows } = await product().pool.query<{ papers: number }>(
        'select count(*)::int as papers from receipts where facility_id = $1',
        [facilityId],
      );
      expect(rows).toEqual([{ papers: VISITS }]);
    },
  );

  it('go each time to who is a client by their own will', async () => {
    product().clock.advanceToNext(A_DAY);
    const { id, ...clinic } = await newVisit(product());
    await pay(clinic.vet, id);
    for (let visit = 1; visit < VISITS; visit += 1)
      await pay(clinic.vet, await visitOf(clinic, PRICE));
    expect(await receiptsTo(clinic.owner.email)).toBe(VISITS);
  });
});
