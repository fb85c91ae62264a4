import { joinFacility } from '@zampa/contract/clients/join-facility';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { employ } from '@zampa/testing/memberships';
import { newColleague, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { clinicWithEmptyInbox } from './clinic-with-empty-inbox.ts';

const VETERINARIAN = 3;

describe('GET /api/inbox — requests to join the staff', () => {
  const product = useProduct();
  const inboxOf = (person: TestAccount, facilityId: string) =>
    person.call(readInbox, { query: { facilityId } });

  it('shows requests to join the staff to admins only', async () => {
    const { vet, facilityId } = await clinicWithEmptyInbox(product());
    const [nina, colleague] = [await newColleague(product()), await newColleague(product())];
    await employ(product().pool, facilityId, colleague.id, { roleId: VETERINARIAN });
    await nina.call(joinFacility, {
      body: { facilityCode: vet.facility.code, userId: nina.id },
    });
    expect((await inboxOf(vet, facilityId)).items).toMatchObject([
      { kind: 'JOIN', person: { id: nina.id }, url: '/workspace/team' },
    ]);
    expect((await inboxOf(colleague, facilityId)).items).toEqual([]);
  });
});
