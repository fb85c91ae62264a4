import { removeLink } from '@zampa/contract/team/remove-link';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { openAnotherClinic } from './open-another-clinic.ts';
import { canGovern, newAdmin, newSisters } from './sister-clinics.ts';

describe('an organization without an admin of all its clinics', () => {
  const product = useProduct();

  it('is governed by the admins of its first clinic, even after the founder has left another clinic', async () => {
    const { founder, first, second, sister } = await newSisters(product());
    const colleague = await newAdmin(product(), first.id);
    expect(await canGovern(colleague, first)).toBe(false);
    const sockets = await Promise.all([openSocket(founder), openSocket(colleague)]);
    await founder.call(removeLink, { query: { id_user: founder.id, id_facility: second.id } });
    expect(await canGovern(founder, first)).toBe(true);
    expect(await canGovern(colleague, first)).toBe(true);
    expect(await canGovern(sister, second)).toBe(false);
    // The new governors receive an event.
    for (const { heard } of sockets)
      await expect.poll(() => heard).toContainEqual(['subscription', { facilityId: first.id }]);
  });

  it('is governed by the other admins of its first clinic once the founder leaves that clinic', async () => {
    const { founder, first, second, sister } = await newSisters(product());
    const colleague = await newAdmin(product(), first.id);
    await founder.call(removeLink, { query: { id_user: founder.id, id_facility: first.id } });
    expect(await canGovern(colleague, first)).toBe(true);
    expect(await canGovern(founder, second)).toBe(false);
    expect(await canGovern(sister, second)).toBe(false);
  });

  it('is governed by the admins of its oldest clinic that has an admin', async () => {
    const { founder, second, sister } = await newSisters(product());
    const third = await openAnotherClinic(founder, 'Third');
    const last = await newAdmin(product(), third.id);
    // The founder is gone, and nobody else works at the first clinic.
    await product().pool.query(
      `update facility_members set status = 'REMOVED' where user_id = $1`,
      [founder.id],
    );
    expect(await canGovern(sister, second)).toBe(true);
    expect(await canGovern(last, third)).toBe(false);
  });
});
