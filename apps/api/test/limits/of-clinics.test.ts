import { createOrganization } from '@zampa/contract/facilities/create-organization';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { createCheckout } from '@zampa/contract/subscription/create-checkout';
import { newColleague, openSession, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { submitSandboxPage } from '../subscription/choose-plan.ts';

const A_DAY = 86_400;
const refused = { status: 429, code: 'TOO_MANY_REQUESTS' };

describe('rate limits across the clinics of one person', () => {
  const product = useProduct();

  /** Opens a clinic in an organization of its own with a paid plan, so that it can invite many people in one call. */
  async function openClinic(person: TestAccount, number: number): Promise<string> {
    const { facility } = await person.call(createOrganization, {
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
    const body = { facilityId: facility.id, planId: 'NETWORK' } as const;
    await submitSandboxPage(product(), (await person.call(createCheckout, { body })).url);
    return facility.id;
  }

  const invite = (person: TestAccount, facilityId: string, from: number, count: number) =>
    person.call(inviteClients, {
      query: { facilityId },
      body: {
        users: Array.from({ length: count }, (_, at) => ({
          email: `stranger.${from + at}@example.test`,
        })),
      },
    });

  it('allow three new clinics a day, without counting rejected ones', async () => {
    product().clock.advanceToNext(A_DAY);
    const vet = await newColleague(product());
    for (let number = 0; number < 3; number += 1) {
      await openClinic(vet, number);
      await expect(openClinic(vet, number)).rejects.toMatchObject({ code: 'VAT_EXISTS' });
    }
    await expect(openClinic(vet, 3)).rejects.toMatchObject(refused);
    product().clock.advanceToNext(A_DAY);
    await openClinic(await openSession(vet, vet.email), 3);
  });

  it('limit a person to 600 invitations a day over all their clinics', async () => {
    product().clock.advanceToNext(A_DAY);
    const vet = await newColleague(product());
    const [first, second] = [await openClinic(vet, 5), await openClinic(vet, 6)];
    await invite(vet, first, 0, 200);
    await invite(vet, first, 200, 200);
    await invite(vet, second, 400, 200);
    await expect(invite(vet, second, 600, 1)).rejects.toMatchObject(refused);
    const other = await newColleague(product());
    await invite(other, await openClinic(other, 7), 600, 1);
  });

  it('do not count rejected invitations against the limit of a clinic', async () => {
    product().clock.advanceToNext(A_DAY);
    const vet = await newColleague(product());
    const [first, second] = [await openClinic(vet, 8), await openClinic(vet, 9)];
    await invite(vet, first, 700, 200);
    await invite(vet, first, 900, 200);
    await invite(vet, first, 1100, 50);
    await expect(invite(vet, second, 1200, 200)).rejects.toMatchObject(refused);
    await invite(vet, second, 1200, 150);
  });
});
