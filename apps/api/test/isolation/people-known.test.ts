import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { newTenant, type Tenant } from './two-tenants.ts';

describe('by whom a person is known', () => {
  const product = useProduct();
  let one: Tenant;
  let other: Tenant;

  beforeAll(async () => {
    one = await newTenant(product(), 'Nord');
    other = await newTenant(product(), 'Sud');
  });

  const store = (text: string, values: readonly string[]) =>
    product().pool.query(text, [...values]);
  const said = async (userId: string) => {
    const { rows } = await product().pool.query<{ works: string[]; known: string[] }>(
      'select works_at as works, known_to as known from users where id = $1',
      [userId],
    );
    return { works: new Set(rows[0]?.works), known: new Set(rows[0]?.known) };
  };

  it('is said by their row as their relations came about', async () => {
    await expect(said(one.vet.id)).resolves.toEqual({
      works: new Set([one.vet.facility.id]),
      known: new Set(),
    });
    await expect(said(one.owner.id)).resolves.toEqual({
      works: new Set(),
      known: new Set([one.owner.familyId, one.vet.facility.id]),
    });
  });

  it('follows who works where', async () => {
    const values = [other.vet.facility.id, one.vet.id];
    await store(
      `insert into facility_members (facility_id, user_id, role_id, status, created_at)
      values ($1, $2, 3, 'ACTIVE', now())`,
      values,
    );
    const both = new Set([one.vet.facility.id, other.vet.facility.id]);
    await expect(said(one.vet.id)).resolves.toMatchObject({ works: both });
    await store('delete from facility_members where facility_id = $1 and user_id = $2', values);
    const first = new Set([one.vet.facility.id]);
    await expect(said(one.vet.id)).resolves.toMatchObject({ works: first });
  });

  it('follows who belongs to a family, with the clinics of that', async () => {
    const values = [one.owner.familyId, other.owner.id];
    const before = await said(other.owner.id);
    await store(
      `insert into family_members (family_id, user_id, role_id, created_at) values ($1, $2, 10, now())`,
      values,
    );
    const known = new Set([...before.known, one.owner.familyId, one.vet.facility.id]);
    await expect(said(other.owner.id)).resolves.toMatchObject({ known });
    await store('delete from family_members where family_id = $1 and user_id = $2', values);
    await expect(said(other.owner.id)).resolves.toEqual(before);
  });

  it('follows the relations of a family, for everybody of it', async () => {
    const { familyId } = other.owner;
    const before = await said(other.owner.id);
    const values = [one.vet.facility.id, familyId, one.owner.id];
    await store(
      `insert into facility_clients (id, facility_id, family_id, user_id, status, created_at, updated_at)
      values (gen_random_uuid(), $1, $2, $3, 'ACTIVE', now(), now())`,
      values,
    );
    const known = new Set([...before.known, one.vet.facility.id]);
    await expect(said(other.owner.id)).resolves.toMatchObject({ known });
    await store(
      `update facility_clients set user_id = $3 where facility_id = $1 and family_id = $2`,
      [one.vet.facility.id, familyId, other.owner.id],
    );
    const first = new Set([one.owner.familyId, one.vet.facility.id]);
    await expect(said(one.owner.id)).resolves.toMatchObject({ known: first });
    await store('delete from facility_clients where facility_id = $1 and family_id = $2', [
      one.vet.facility.id,
      familyId,
    ]);
    await expect(said(other.owner.id)).resolves.toEqual(before);
  });

  it('is read anew of somebody who is written with more, or less, than what comes with them says', async () => {
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
      const known = new Set([familyId, clinic]);
      await expect(said(userId)).resolves.toEqual({ works: new Set(), known });
    }
  });
});
