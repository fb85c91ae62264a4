import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { readMe } from '@zampa/contract/people/read-me';
import { joinClinic, newOwner, newVet, type Owner, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import {
  acceptInvitationLink,
  answerInvitation,
  clientsOf,
  invite,
  latestInvitationToken,
  createRecord,
} from './client-invitations.ts';

describe("joining a clinic that already has a record with the person's address (POST /api/users/link)", () => {
  const product = useProduct();

  const states: readonly [string, (vet: Vet, owner: Owner, id: string) => Promise<unknown>][] = [
    ['IMPORTED', () => Promise.resolve()],
    ['INVITED', (vet, _owner, id) => invite(vet, { id })],
    [
      'IGNORED',
      async (vet, owner, id) => {
        await invite(vet, { id });
        await answerInvitation(owner, vet, 'IGNORED');
      },
    ],
  ];

  it.each(states)(
    'takes over the %s record instead of creating a second client',
    async (_is, bring) => {
      const [vet, owner] = [await newVet(product()), await newOwner(product())];
      const record = await createRecord(vet, owner.email);
      await bring(vet, owner, record.id);
      const joined = await joinClinic(owner, vet.facility);
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
      expect(await joinClinic(owner, vet.facility), 'once more').toEqual(joined);
      expect(await countOf(product(), 'users', 'id = $1', [record.userId])).toBe(0);
    },
  );

  it('creates one client for twenty simultaneous requests', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    await createRecord(vet, owner.email);
    await Promise.all(Array.from({ length: 20 }, () => joinClinic(owner, vet.facility)));
    expect(await clientsOf(vet)).toMatchObject([{ status: 'ACTIVE', pets: [{ name: 'Kira' }] }]);
    expect(
      await countOf(product(), 'facility_clients', 'facility_id = $1', [vet.facility.id]),
    ).toBe(1);
  });

  it('does not change records of other clinics or of other people', async () => {
    const [vet, other, owner, neighbour] = [
      await newVet(product()),
      await newVet(product()),
      await newOwner(product()),
      await newOwner(product()),
    ];
    const elsewhere = await createRecord(other, owner.email);
    const beside = await createRecord(vet, neighbour.email);
    await joinClinic(owner, vet.facility);
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

  it('is refused while the clinic has paused the family, and leaves the record unchanged', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    await joinClinic(owner, vet.facility);
    const relation = { userId: owner.id, facilityId: vet.facility.id };
    await vet.call(updateClientStatus, { body: { ...relation, status: 'DISABLED_BY_VET' } });
    await owner.call(leaveFacility, {
      query: { id_facility: vet.facility.id, id_family: owner.familyId },
    });
    const record = await createRecord(vet, owner.email);
    await expect(joinClinic(owner, vet.facility)).rejects.toMatchObject({ status: 403 });
    expect(await clientsOf(vet)).toMatchObject([
      { id: record.id, userId: record.userId, status: 'IMPORTED', pets: [{ name: 'Kira' }] },
    ]);
    // An invitation to their address lifts the pause, whichever way they join.
    product().clock.advance(1);
    await invite(vet, record);
    const token = await latestInvitationToken(vet);
    await expect(joinClinic(owner, vet.facility)).resolves.toMatchObject({ status: 'ACTIVE' });
    await expect(acceptInvitationLink(owner, token)).rejects.toMatchObject({ status: 409 });
  });
});
