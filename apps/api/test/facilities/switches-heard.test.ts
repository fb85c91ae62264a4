import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { VETERINARIAN } from '@zampa/domain/people/roles';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

describe('a switch of a facility', () => {
  const product = useProduct();

  it.each(['receptionAnswers', 'urgentPassesQuiet'])(
    '%s is heard by the screens of colleagues, and by nobody elsewhere',
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
      expect(elsewhere.heard).toEqual([]);
    },
  );
});
