import { employ } from '@zampa/testing/memberships';
import { newColleague, newOwner } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { describe, expect, it } from 'vitest';
import { canGovern, newAdmin, newSisters } from '../facilities/sister-clinics.ts';
import { addToFamily } from '../families/families.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { requestDeletion, tryToSignIn } from './account-erasure.ts';

const VETERINARIAN = 3;

describe('socket messages about an account that is closed or restored', () => {
  const product = useProduct();

  it.each([
    { who: 'a client', status: 'ACTIVE', hasRelative: false },
    { who: 'a client who has paused it', status: 'DISABLED_BY_PO', hasRelative: false },
    { who: 'a family member', status: 'ACTIVE', hasRelative: true },
  ])('reach the clinic of $who', async ({ status, hasRelative }) => {
    const { vet, owner } = await newClinicWithClient(product());
    if (hasRelative) await addToFamily(owner, await newOwner(product(), 'Paola'), FAMILY_ADMIN);
    const facilityId = vet.facility.id;
    await product().pool.query('update facility_clients set status = $1 where facility_id = $2', [
      status,
      facilityId,
    ]);
    const news = ['client', { facilityId, FamilyId: owner.familyId }];
    const going = await openSocket(vet);
    await requestDeletion(owner);
    await expect.poll(() => going.heard).toContainEqual(news);
    going.close();
    const coming = await openSocket(vet);
    expect((await tryToSignIn(owner, owner.email)).json).toMatchObject({ erasureStopped: true });
    await expect.poll(() => coming.heard).toContainEqual(news);
  });

  it('reach a clinic that the family has paused', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    await addToFamily(owner, await newOwner(product(), 'Paola'), FAMILY_ADMIN);
    const facilityId = vet.facility.id;
    await product().pool.query(
      `update facility_clients set status = 'DISABLED_BY_PO' where facility_id = $1`,
      [facilityId],
    );
    const socket = await openSocket(vet);
    await requestDeletion(owner);
    await expect
      .poll(() => socket.heard)
      .toContainEqual(['client', { facilityId, FamilyId: owner.familyId }]);
  });

  it('reach the relatives', async () => {
    const [owner, partner] = [await newOwner(product()), await newOwner(product(), 'Paola')];
    await addToFamily(owner, partner, FAMILY_ADMIN);
    const news = ['family', { FamilyId: owner.familyId, userId: owner.id }];
    const going = await openSocket(partner);
    await requestDeletion(owner);
    await expect.poll(() => going.heard).toContainEqual(news);
    going.close();
    const coming = await openSocket(partner);
    await tryToSignIn(owner, owner.email);
    await expect.poll(() => coming.heard).toContainEqual(news);
  });

  it('reach the colleagues', async () => {
    const { vet } = await newClinicWithClient(product());
    const facilityId = vet.facility.id;
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId: VETERINARIAN });
    const news = ['staff', { facilityId, userId: colleague.id }];
    await requestDeletion(colleague);
    const socket = await openSocket(vet);
    await tryToSignIn(colleague, colleague.email);
    await expect.poll(() => socket.heard).toContainEqual(news);
  });

  it('reach the admins who governed in place of a founder', async () => {
    const { founder, first, sister, second } = await newSisters(product());
    const colleague = await newAdmin(product(), first.id);
    await requestDeletion(founder);
    expect(await canGovern(colleague, first)).toBe(true);
    const sockets = [await openSocket(colleague), await openSocket(sister)] as const;
    await tryToSignIn(founder, founder.email);
    await expect
      .poll(() => sockets[0].heard)
      .toContainEqual(['subscription', { facilityId: first.id }]);
    await expect
      .poll(() => sockets[1].heard)
      .toContainEqual(['subscription', { facilityId: second.id }]);
    expect(await canGovern(colleague, first)).toBe(false);
  });
});
