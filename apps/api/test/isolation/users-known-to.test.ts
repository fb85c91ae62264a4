import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { newTenant, type Tenant } from './two-tenants.ts';

describe('columns users.works_at and users.known_to', () => {
  const product = useProduct();
  let one: Tenant;
  let other: Tenant;

  beforeAll(async () => {
    one = await newTenant(product(), 'Nord');
    other = await newTenant(product(), 'Sud');
  });

  const store = (text: string, values: readonly string[]) =>
    product().pool.query(text, [...values]);
  const readAccess = async (userId: string) => {
    const { rows } = await product().pool.query<{ works: string[]; knownTo: string[] }>(
      'select works_at as works, known_to as "knownTo" from users where id = $1',
      [userId],
    );
    return { works: new Set(rows[0]?.works), known: new Set(rows[0]?.knownTo) };
  };

  it('are filled from the clinics and families of the person', async () => {
    await expect(readAccess(one.vet.id)).resolves.toEqual({
      works: new Set([one.vet.facility.id]),
      known: new Set(),
    });
    await expect(readAccess(one.owner.id)).resolves.toEqual({
      works: new Set(),
      known: new Set([one.owner.familyId, one.vet.facility.id]),
    });
  });

  it('change when the person joins or leaves a clinic', async () => {
    const values = [other.vet.facility.id, one.vet.id];
    await store(
      `insert into facility_members (facility_id, user_id, role_id, status, created_at)
      values ($1, $2, 3, 'ACTIVE', now())`,
      values,
    );
    const both = new Set([one.vet.facility.id, other.vet.facility.id]);
    await expect(readAccess(one.vet.id)).resolves.toMatchObject({ works: both });
    await store('delete from facility_members where facility_id = $1 and user_id = $2', values);
    const first = new Set([one.vet.facility.id]);
    await expect(readAccess(one.vet.id)).resolves.toMatchObject({ works: first });
  });

  it('change when the person joins or leaves a family, together with the clinics of that family', async () => {
    const values = [one.owner.familyId, other.owner.id];
    const before = await readAccess(other.owner.id);
    await store(
      `insert into family_members (family_id, user_id, role_id, created_at) values ($1, $2, 10, now())`,
      values,
    );
    const expectedIds = new Set([...before.known, one.owner.familyId, one.vet.facility.id]);
    await expect(readAccess(other.owner.id)).resolves.toMatchObject({ known: expectedIds });
    await store('delete from family_members where family_id = $1 and user_id = $2', values);
    await expect(readAccess(other.owner.id)).resolves.toEqual(before);
  });

  it('change for all members of a family when its relation with a clinic changes', async () => {
    const { familyId } = other.owner;
    const before = await readAccess(other.owner.id);
    const values = [one.vet.facility.id, familyId, one.owner.id];
    await store(
      `insert into facility_clients (id, facility_id, family_id, user_id, status, created_at, updated_at)
      values (gen_random_uuid(), $1, $2, $3, 'ACTIVE', now(), now())`,
      values,
    );
    const expectedIds = new Set([...before.known, one.vet.facility.id]);
    await expect(readAccess(other.owner.id)).resolves.toMatchObject({ known: expectedIds });
    await store(
      `update facility_clients set user_id = $3 where facility_id = $1 and family_id = $2`,
      [one.vet.facility.id, familyId, other.owner.id],
    );
    const first = new Set([one.owner.familyId, one.vet.facility.id]);
    await expect(readAccess(one.owner.id)).resolves.toMatchObject({ known: first });
    await store('delete from facility_clients where facility_id = $1 and family_id = $2', [
      one.vet.facility.id,
      familyId,
    ]);
    await expect(readAccess(other.owner.id)).resolves.toEqual(before);
  });

  it('are recomputed when a row is inserted with too many or too few entries', async () => {
    const clinic = one.vet.facility.id;
    for (const claimed of [[], [clinic], [other.vet.facility.id, one.owner.familyId, clinic]]) {
      const [userId, familyId] = [randomUUID(), randomUUID()];
      await store(
        `with person as (insert into users
            (id, first_name, last_name, is_vet, marketing, thirdparties, language, created_at, updated_at, known_to)
            select $1::uuid, 'Ida', 'Riva', false, 0, 0, 'it', now(), now(), $4::uuid[]),
          home as (insert into families (id, code, created_at, updated_at)
            values ($2::uuid, left($2::text, 8), now(), now())),
          member as (insert into family_members (family_id, user_id, role_id, created_at)
            values ($2::uuid, $1::uuid, 9, now()))
        insert into facility_clients (id, facility_id, family_id, user_id, status, created_at, updated_at)
          values (gen_random_uuid(), $3, $2::uuid, $1::uuid, 'IMPORTED', now(), now())`,
        [userId, familyId, clinic, `{${claimed.join(',')}}`],
      );
      const expectedIds = new Set([familyId, clinic]);
      await expect(readAccess(userId)).resolves.toEqual({ works: new Set(), known: expectedIds });
    }
  });
});
