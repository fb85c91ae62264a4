import { createClient } from '@zampa/contract/clients/create-client';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { endConversation } from '@zampa/contract/inbox/end-conversation';
import { createService } from '@zampa/contract/services/create-service';
import { newVet, newVisitor, type Vet } from '@zampa/testing/people';
import { start } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
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

  it('go ten times in a day to an address that a clinic wrote down, and stay with the clinic all', async () => {
    product().clock.advanceToNext(A_DAY);
    const vet = await newVet(product());
    const { email } = newVisitor(product().address, 'outsider');
    const facilityId = vet.facility.id;
    const client = await vet.call(createClient, {
      body: {
        FacilityId: facilityId,
        firstName: 'Ida',
        lastName: 'Riva',
        email,
        pet: { name: 'Kira', SpeciesId: 1 },
      },
    });
    const { id: serviceId } = await vet.call(createService, {
      body: { facilityId, ServiceTypeId: 4, name: 'Surgery', price: PRICE, duration: 30 },
    });
    const payload = {
      facilityId,
      familyId: client.FamilyId,
      pets: client.pets.map(({ id }) => id),
      services: [serviceId],
    };
    for (let visit = 0; visit < VISITS; visit += 1) {
      const body = { type: 'HEALTH', category: 'VISIT', payload } as const;
      const { id } = await vet.call(createEvent, { body });
      await start(vet, id);
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
  });

  it('go each time to who is a client by their own will', async () => {
    product().clock.advanceToNext(A_DAY);
    const { id, ...clinic } = await newVisit(product());
    await pay(clinic.vet, id);
    for (let visit = 1; visit < VISITS; visit += 1)
      await pay(clinic.vet, await visitOf(clinic, PRICE));
    expect(await receiptsTo(clinic.owner.email)).toBe(VISITS);
  });
});
