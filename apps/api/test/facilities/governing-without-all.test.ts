import { removeLink } from '@zampa/contract/team/remove-link';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { openFurther } from './open-further.ts';
import { mayGovern, newAdmin, newSisters } from './sister-clinics.ts';

describe('an organization of whose clinics nobody is an admin everywhere', () => {
  const product = useProduct();

  it('is governed by the admins of the first, also after the founder left another', async () => {
    const { founder, first, second, sister } = await newSisters(product());
    const colleague = await newAdmin(product(), first.id);
    expect(await mayGovern(colleague, first)).toBe(false);
    const sockets = await Promise.all([openSocket(founder), openSocket(colleague)]);
    await founder.call(removeLink, { query: { id_user: founder.id, id_facility: second.id } });
    expect(await mayGovern(founder, first)).toBe(true);
    expect(await mayGovern(colleague, first)).toBe(true);
    expect(await mayGovern(sister, second)).toBe(false);
    // Whom it came to hears that something has changed.
    for (const { heard } of sockets)
      await expect.poll(() => heard).toContainEqual(['subscription', { facilityId: first.id }]);
  });

  it('is left to the colleagues of a founder who left the first', async () => {
    const { founder, first, second, sister } = await newSisters(product());
    const colleague = await newAdmin(product(), first.id);
    await founder.call(removeLink, { query: { id_user: founder.id, id_facility: first.id } });
    expect(await mayGovern(colleague, first)).toBe(true);
    expect(await mayGovern(founder, second)).toBe(false);
    expect(await mayGovern(sister, second)).toBe(false);
  });

  it('is governed from the oldest clinic that has an admin', async () => {
    const { founder, second, sister } = await newSisters(product());
    const third = await openFurther(founder, 'Third');
    const last = await newAdmin(product(), third.id);
    // The founder is gone, and nobody else worked in the first clinic.
    await product().pool.query(
      `update facility_members set status = 'REMOVED' where user_id = $1`,
      [founder.id],
    );
    expect(await mayGovern(sister, second)).toBe(true);
    expect(await mayGovern(last, third)).toBe(false);
  });
});
