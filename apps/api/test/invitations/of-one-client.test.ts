import { readClients } from '@zampa/contract/clients/read-clients';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('GET /api/invitations?userId', () => {
  const product = useProduct();

  it('returns the open invitation of one client among several', async () => {
    const vet = await newVet(product());
    const facilityId = vet.facility.id;
    const users = ['one', 'two', 'three'].map((name) => ({ email: `${name}@example.test` }));
    await vet.call(inviteClients, { query: { facilityId }, body: { users } });
    const clients = await vet.call(readClients, { params: { id: facilityId }, query: {} });
    expect(clients).toHaveLength(3);
    for (const { userId, email } of clients) {
      const query = { facilityId, kind: 'CLIENT', userId, limit: 1 } as const;
      expect(await vet.call(readInvitations, { query })).toMatchObject([{ userId, email }]);
    }
    const nobody = { facilityId, userId: crypto.randomUUID() };
    expect(await vet.call(readInvitations, { query: nobody })).toEqual([]);
  });
});
