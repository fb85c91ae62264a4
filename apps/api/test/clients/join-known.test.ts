import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { readMe } from '@zampa/contract/people/read-me';
import { join, newOwner, newVet, type Owner, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { acceptLink, answer, clientsOf, invite, tokenOf, writeDown } from './invited.ts';

describe('POST /api/users/link — somebody whom the clinic has by their address', () => {
  const product = useProduct();

  const states: readonly [string, (vet: Vet, owner: Owner, id: string) => Promise<unknown>][] = [
    ['IMPORTED', () => Promise.resolve()],
    ['INVITED', (vet, _owner, id) => invite(vet, { id })],
    [
      'IGNORED',
      async (vet, owner, id) => {
        await invite(vet, { id });
        await answer(owner, vet, 'IGNORED');
      },
    ],
  ];

  it.each(states)(
    'becomes the client who is there, %s, in place of a second',
    async (_is, bring) => {
      const [vet, owner] = [await newVet(product()), await newOwner(product())];
      const record = await writeDown(vet, owner.email);
      await bring(vet, owner, record.id);
      const joined = await join(owner, vet.facility);
      expect(joined).toMatchObject({
        id: vet.facility.id,
        FamilyId: owner.familyId,
        status: 'ACTIVE',
        clientFrom: expect.any(String) as unknown,
        pets: record.pets.map(({ id }) => id),
      });
      expect(await clientsOf(vet)).toMatchObject([
        {
          id: record.id,
          userId: owner.id,
          FamilyId: owner.familyId,
          firstName: 'Olga',
          status: 'ACTIVE',
          note: 'Rings in the evening',
          registered: true,
          recorded: false,
          pets: [{ name: 'Kira' }],
        },
      ]);
      expect((await owner.call(readMe, {})).pets).toMatchObject([{ name: 'Kira' }]);
      expect(await vet.call(readInvitations, { query: { facilityId: vet.facility.id } })).toEqual(
        [],
      );
      expect(await join(owner, vet.facility), 'once more').toEqual(joined);
      expect(await countOf(product(), 'users', 'id = $1', [record.userId])).toBe(0);
    },
  );

  it('is one client of twenty requests at the same moment', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    await writeDown(vet, owner.email);
    await Promise.all(Array.from({ length: 20 }, () => join(owner, vet.facility)));
    expect(await clientsOf(vet)).toMatchObject([{ status: 'ACTIVE', pets: [{ name: 'Kira' }] }]);
    expect(
      await countOf(product(), 'facility_clients', 'facility_id = $1', [vet.facility.id]),
    ).toBe(1);
  });

  it('takes nothing that another clinic has of them, nor what this one has of others', async () => {
    const [vet, other, owner, neighbour] = [
      await newVet(product()),
      await newVet(product()),
      await newOwner(product()),
      await newOwner(product()),
    ];
    const elsewhere = await writeDown(other, owner.email);
    const beside = await writeDown(vet, neighbour.email);
    await join(owner, vet.facility);
    expect((await owner.call(readMe, {})).pets).toEqual([]);
    const [before] = await clientsOf(other);
    expect(before).toMatchObject({ id: elsewhere.id, status: 'IMPORTED', registered: false });
    const here = await clientsOf(vet);
    expect(here.find(({ id }) => id === beside.id)).toMatchObject({
      status: 'IMPORTED',
      registered: false,
    });
    expect(here).toHaveLength(2);
  });

  it('stays out when the clinic has shut their family out, and its record stays', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    await join(owner, vet.facility);
    const relation = { userId: owner.id, facilityId: vet.facility.id };
    await vet.call(updateClientStatus, { body: { ...relation, status: 'DISABLED_BY_VET' } });
    await owner.call(leaveFacility, {
      query: { id_facility: vet.facility.id, id_family: owner.familyId },
    });
    const record = await writeDown(vet, owner.email);
    await expect(join(owner, vet.facility)).rejects.toMatchObject({ status: 403 });
    expect(await clientsOf(vet)).toMatchObject([
      { id: record.id, userId: record.userId, status: 'IMPORTED', pets: [{ name: 'Kira' }] },
    ]);
    // Whom it invites by their address it lets back, by whatever way they come.
    product().clock.advance(1);
    await invite(vet, record);
    const token = await tokenOf(vet);
    await expect(join(owner, vet.facility)).resolves.toMatchObject({ status: 'ACTIVE' });
    await expect(acceptLink(owner, token)).rejects.toMatchObject({ status: 409 });
  });
});
