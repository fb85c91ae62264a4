import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { decideDue } from '@zampa/contract/health/decide-due';
import { readDue } from '@zampa/contract/health/read-due';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { newClinicWithPatient } from './clinic-with-patient.ts';

const TEN_WEEKS_MS = 70 * 86_400_000;

describe('the clients of a clinic', () => {
  const product = useProduct();

  it('can be filtered by what is overdue or due within 30 days and was not declined', async () => {
    const { vet, owner, pet, facilityId } = await newClinicWithPatient(product());
    const born = new Date(product().clock.now().getTime() - TEN_WEEKS_MS);
    const birthDate = born.toISOString().slice(0, 10);
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { birthDate } });
    // Stores what is due, which otherwise happens within a minute.
    const items = await vet.call(readDue, { query: { facilityId } });
    const familiesWith = async (due: 'OVERDUE' | 'DUE') => {
      const query = { due, sort: 'name', limit: 50 } as const;
      const clients = await vet.call(readClients, { params: { id: facilityId }, query });
      return clients.map(({ FamilyId }) => FamilyId);
    };
    expect(await familiesWith('OVERDUE')).toEqual([owner.familyId]);
    expect(await familiesWith('DUE')).toEqual([owner.familyId]);
    const setStatus = (status: 'ACTIVE' | 'DISABLED_BY_PO') =>
      owner.call(updateClientStatus, { body: { userId: owner.id, facilityId, status } });
    await setStatus('DISABLED_BY_PO');
    expect(await familiesWith('OVERDUE')).toEqual([]);
    await setStatus('ACTIVE');
    expect(await familiesWith('OVERDUE')).toEqual([owner.familyId]);
    for (const { item, status } of items)
      if (status === 'OVERDUE')
        await vet.call(decideDue, {
          body: { PetId: pet.id, itemId: item.id, decision: 'DECLINED' },
        });
    await vet.call(readDue, { query: { facilityId } });
    expect(await familiesWith('OVERDUE')).toEqual([]);
  });
});
