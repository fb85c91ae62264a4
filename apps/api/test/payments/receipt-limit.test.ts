import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { newVet, newVisitor, type Vet } from '@zampa/testing/people';
import { startConsultation } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { newClientWithoutAccount } from '../clients/client-without-account.ts';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { paymentsOf } from './cards.ts';
import { newVisit, PRICE, startVisit } from './visits.ts';

const A_DAY = 86_400;
const MOST = 10;
const VISITS = 12;

describe('receipts — e-mail limit', () => {
  const product = useProduct();
  const receiptsTo = async (address: string) => {
    await waitForJobs(product());
    return product().mailbox.emails.filter(
      ({ recipients, mail }) => recipients.includes(address) && mail.attachments.length > 0,
    ).length;
  };
  const pay = (vet: Vet, id: string) =>
    vet.call(endConversation, { query: { id }, body: { payment_type: 'CASH' } });

  it.each([
    ['entered', false],
    ['entered and removed', true],
  ])(
    'are e-mailed ten times a day to an address that a clinic %s, and all are stored',
    async (_, isLetGo) => {
      product().clock.advanceToNext(A_DAY);
      const vet = await newVet(product());
      const { email } = newVisitor(product().address, 'outsider');
      const facilityId = vet.facility.id;
      const { client, openVisit } = await newClientWithoutAccount(vet, email, PRICE);
      const visits: string[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) {
        const id = await openVisit();
        await startConsultation(vet, id);
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

  it('are e-mailed every time to a client who joined the clinic', async () => {
    product().clock.advanceToNext(A_DAY);
    const { id, ...clinic } = await newVisit(product());
    await pay(clinic.vet, id);
    for (let visit = 1; visit < VISITS; visit += 1)
      await pay(clinic.vet, await startVisit(clinic, PRICE));
    expect(await receiptsTo(clinic.owner.email)).toBe(VISITS);
  });
});
