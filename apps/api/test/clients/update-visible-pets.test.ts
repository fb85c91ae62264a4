import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { updateVisiblePets } from '@zampa/contract/clients/update-visible-pets';
import { joinClinic, newVet, type TestAccount, type Vet } from '@zampa/testing/people';
import { newClinicWithClient, newPet } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

describe('PATCH /api/users/link/pets', () => {
  const product = useProduct();
  type Change = { readonly facilityId: string; readonly link: string[]; readonly unlink: string[] };
  const change = (caller: TestAccount, ...changes: Change[]) =>
    caller.call(updateVisiblePets, { body: { changes } });
  const shownTo = async ({ facility }: Vet) => {
    const text = 'select pet_id from facility_pets where facility_id = $1 order by pet_id';
    const { rows } = await product().pool.query<{ pet_id: string }>(text, [facility.id]);
    return rows.map(({ pet_id: id }) => id);
  };

  it('shows and hides pets for several clinics, and returns what each can see', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    const [elsewhere, second] = [await newVet(product()), await newPet(owner)];
    await joinClinic(owner, elsewhere.facility);
    const [here, there] = [vet.facility.id, elsewhere.facility.id];
    await change(owner, { facilityId: here, link: [pet.id], unlink: [] });
    const answer = await change(
      owner,
      { facilityId: here, link: [second.id], unlink: [pet.id] },
      { facilityId: there, link: [pet.id], unlink: [] },
    );
    const FamilyId = owner.familyId;
    expect(answer).toHaveLength(2);
    expect(answer).toContainEqual({ facilityId: here, FamilyId, pets: [second.id] });
    expect(answer).toContainEqual({ facilityId: there, FamilyId, pets: [pet.id] });
    expect([await shownTo(vet), await shownTo(elsewhere)]).toEqual([[second.id], [pet.id]]);
  });

  it('changes nothing if one of the changes is rejected', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    const stranger = await newClinicWithClient(product());
    const facilityId = vet.facility.id;
    const own = { facilityId, link: [pet.id], unlink: [] };
    const refused = [
      { facilityId: stranger.vet.facility.id, link: [pet.id], unlink: [] },
      { facilityId: stranger.vet.facility.id, link: [stranger.pet.id], unlink: [] },
      { facilityId, link: [stranger.pet.id], unlink: [] },
      { facilityId, link: [], unlink: [stranger.pet.id] },
    ];
    for (const foreign of refused)
      await expect(change(owner, own, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await shownTo(vet)).toEqual([]);
    await owner.call(leaveFacility, {
      query: { id_facility: facilityId, id_family: owner.familyId },
    });
    await expect(change(owner, own)).rejects.toMatchObject({ status: 404 });
    expect(await shownTo(vet)).toEqual([]);
  });

  it('emits an event to the clinics concerned', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    const { heard } = await openSocket(vet);
    await change(owner, { facilityId: vet.facility.id, link: [pet.id], unlink: [] });
    await expect
      .poll(() => heard.filter(([name]) => name === 'client'))
      .toEqual([['client', { facilityId: vet.facility.id, FamilyId: owner.familyId }]]);
  });
});
