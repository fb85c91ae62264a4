import { countRequests } from '@zampa/contract/inbox/count-requests';
import { fillFacility } from '@zampa/testing/many-requests';
import { newRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('GET /api/requests/count', () => {
  const product = useProduct();

  it('caps the count of open requests at 100', async () => {
    const { vet, owner, pet } = await newRequest(product());
    const facilityId = vet.facility.id;
    const families = [{ id: owner.familyId, userId: owner.id, petId: pet.id }];
    const crowd = { facilityId, families, assignees: [vet.id] };
    const counted = async () => (await vet.call(countRequests, { query: { facilityId } })).open;
    // Every tenth request is open.
    await fillFacility(product().pool, crowd, 990);
    expect(await counted()).toBe(99);
    await fillFacility(product().pool, crowd, 20);
    expect(await counted()).toBe(100);
  });

  it('counts the requests of a list by priority, assignee and category', async () => {
    const { vet } = await newRequest(product());
    const query = { facilityId: vet.facility.id, list: 'to-manage' } as const;
    expect((await vet.call(countRequests, { query })).groups).toEqual([
      { priority: 'MEDIUM', assigneeId: null, category: 'CONSULTATION', count: 1 },
    ]);
    expect(
      (await vet.call(countRequests, { query: { facilityId: vet.facility.id } })).groups,
    ).toBeUndefined();
  });
});
