import { createOrganization } from '@zampa/contract/facilities/create-organization';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { createCheckout } from '@zampa/contract/subscription/create-checkout';
import { newColleague, signedIn, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const A_DAY = 86_400;
const refused = { status: 429, code: 'TOO_MANY_REQUESTS' };

describe('what one person does by many clinics', () => {
  const product = useProduct();

  /** Opens a clinic with an organization of its own, whose plan costs nothing: no trial stands before the next one. */
  async function open(by: TestAccount, number: number): Promise<string> {
    const { facility } = await by.call(createOrganization, {
      body: {
        name: 'Nuova',
        businessName: 'Nuova GmbH',
        address: 'Am Markt',
        streetNumber: '1',
        postcode: '10115',
        city: 'Berlin',
        country: 'DE',
        email: 'nuova@example.test',
        phone: '030 123456',
        vat: `DE99988870${number}`,
        timezone: 'Europe/Rome',
      },
    });
    await by.call(createCheckout, { body: { facilityId: facility.id, planId: 'FREE' } });
    return facility.id;
  }

  const invite = (by: TestAccount, facilityId: string, from: number, count: number) =>
    by.call(inviteClients, {
      query: { facilityId },
      body: {
        users: Array.from({ length: count }, (_, at) => ({
          email: `stranger.${from + at}@example.test`,
        })),
      },
    });

  it('is three new ones in a day, and what was refused before is none', async () => {
    product().clock.advanceToNext(A_DAY);
    const vet = await newColleague(product());
    for (let number = 0; number < 3; number += 1) {
      await open(vet, number);
      await expect(open(vet, number)).rejects.toMatchObject({ code: 'VAT_EXISTS' });
    }
    await expect(open(vet, 3)).rejects.toMatchObject(refused);
    product().clock.advanceToNext(A_DAY);
    await open(await signedIn(vet, vet.email), 3);
  });

  it('is 300 invitations in a day, by whichever of them', async () => {
    product().clock.advanceToNext(A_DAY);
    const vet = await newColleague(product());
    const [first, second] = [await open(vet, 5), await open(vet, 6)];
    await invite(vet, first, 0, 200);
    await invite(vet, second, 200, 100);
    await expect(invite(vet, second, 300, 1)).rejects.toMatchObject(refused);
    const other = await newColleague(product());
    await invite(other, await open(other, 7), 300, 1);
  });

  it('takes nothing from the clinic where it is refused', async () => {
    product().clock.advanceToNext(A_DAY);
    const vet = await newColleague(product());
    const [first, second] = [await open(vet, 8), await open(vet, 9)];
    await invite(vet, first, 400, 200);
    await expect(invite(vet, second, 600, 150)).rejects.toMatchObject(refused);
    await invite(vet, second, 600, 100);
  });
});
