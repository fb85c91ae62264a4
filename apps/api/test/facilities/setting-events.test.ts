import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { VETERINARIAN } from '@zampa/domain/people/roles';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

describe('clinic setting', () => {
  const product = useProduct();

  it.each(['receptionAnswers', 'urgentPassesQuiet'])(
    '%s emits a socket event to colleagues, but not to other clinics',
    async (name) => {
      const vet = await newVet(product());
      const facilityId = vet.facility.id;
      const colleague = await newColleague(product());
      await employ(product().pool, facilityId, colleague.id, { roleId: VETERINARIAN });
      const [here, elsewhere] = [
        await openSocket(colleague),
        await openSocket(await newVet(product())),
      ];
      await vet.call(updateFacility, { body: { facilityId, [name]: false } });
      await expect.poll(() => here.heard).toEqual([['staff', { facilityId, userId: null }]]);
      // The other vet may still hear of their own clinic, which was opened just before.
      expect(JSON.stringify(elsewhere.heard)).not.toContain(facilityId);
    },
  );
});
