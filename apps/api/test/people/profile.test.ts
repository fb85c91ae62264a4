import { createUser } from '@zampa/contract/people/create-user';
import { readMe } from '@zampa/contract/people/read-me';
import { readRoles } from '@zampa/contract/people/read-roles';
import { readUsers } from '@zampa/contract/people/read-users';
import { updateUser } from '@zampa/contract/people/update-user';
import { welcome } from '@zampa/contract/people/welcome';
import { newAccount, newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

/** Inserts a client as an import does: a person with a family and without an account. */
async function importClient(pool: Pool, facilityId: string, email: string) {
  const [userId, familyId] = [randomUUID(), randomUUID()];
  const insert = async (sql: string, ...values: unknown[]) => void (await pool.query(sql, values));
  await insert(
    `insert into users (id, email, first_name, last_name, is_vet, marketing, thirdparties, language,
      created_at, updated_at) values ($1, $2, 'Imported', 'Client', false, 0, 0, 'it', now(), now())`,
    userId,
    email,
  );
  await insert(
    'insert into families (id, code, created_at, updated_at) values ($1, $2, now(), now())',
    familyId,
    familyId.slice(0, 8),
  );
  await insert(
    'insert into family_members (family_id, user_id, role_id, created_at) values ($1, $2, 9, now())',
    familyId,
    userId,
  );
  await insert(
    `insert into facility_clients (id, facility_id, family_id, user_id, status, created_at, updated_at)
      values ($1, $2, $3, $4, 'IMPORTED', now(), now())`,
    randomUUID(),
    facilityId,
    familyId,
    userId,
  );
  return { userId, familyId };
}

describe('POST /api/users', () => {
  const product = useProduct();
  const bodyOf = ({ email }: TestAccount, isVet: boolean) =>
    ({ email, firstName: 'Anna', lastName: 'Neri', isVet }) as const;

  it('creates a family with the pet owner as its admin, and none for a vet', async () => {
    const [first, second] = [await newAccount(product()), await newAccount(product())];
    const owner = await first.call(createUser, { body: bodyOf(first, false) });
    expect(owner).toMatchObject({ isVet: false, isPetOwner: true, facilities: [], pets: [] });
    expect(owner.families).toMatchObject([{ id: owner.FamilyId, role: 'FAMILY_ADMIN' }]);
    expect(owner.families[0]?.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    const vet = await second.call(createUser, { body: bodyOf(second, true) });
    expect(vet).toMatchObject({ isVet: true, isPetOwner: false, FamilyId: null, facilities: [] });
  });

  it('creates one profile for ten concurrent calls, whose kind cannot change', async () => {
    const account = await newAccount(product());
    const posts = await Promise.allSettled(
      Array.from({ length: 10 }, () => account.call(createUser, { body: bodyOf(account, false) })),
    );
    expect(posts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(account.call(createUser, { body: bodyOf(account, true) })).rejects.toMatchObject({
      status: 409,
      code: 'USER_EXISTS',
    });
    await account.send(updateUser, { body: { isVet: true, isPetOwner: false, enabled: false } });
    await expect(account.call(readMe, {})).resolves.toMatchObject({ isVet: false, enabled: true });
    expect(
      await countOf(
        product(),
        'families',
        'id in (select family_id from family_members m join users u on u.id = m.user_id where u.email = $1)',
        [account.email],
      ),
    ).toBe(1);
  });

  it('reuses the record of an imported client with its family and relation', async () => {
    const account = await newAccount(product());
    const { vet } = await newClinicWithClient(product());
    const imported = await importClient(product().pool, vet.facility.id, account.email);
    const owner = await account.call(createUser, { body: bodyOf(account, false) });
    expect(owner).toMatchObject({ id: imported.userId, FamilyId: imported.familyId });
    expect(owner.vetFacilities).toMatchObject([{ id: vet.facility.id, status: 'IMPORTED' }]);
    expect(await countOf(product(), 'users', 'email = $1', [account.email])).toBe(1);
  });

  it('does not reuse the record of a client when a vet signs up with its address', async () => {
    const account = await newAccount(product());
    const { vet } = await newClinicWithClient(product());
    const imported = await importClient(product().pool, vet.facility.id, account.email);
    const colleague = await account.call(createUser, { body: bodyOf(account, true) });
    expect(colleague.id).not.toBe(imported.userId);
    expect(colleague).toMatchObject({ isVet: true, vetFacilities: [], FamilyId: null });
  });

  it('rejects the address of another account, and is required before other calls', async () => {
    const [account, other] = [await newAccount(product()), await newAccount(product())];
    const body = { ...bodyOf(account, false), email: other.email };
    await expect(account.call(createUser, { body })).rejects.toMatchObject({ status: 403 });
    expect(await account.send(readMe)).toMatchObject({ status: 403 });
    expect(await countOf(product(), 'users', 'email = $1', [other.email])).toBe(0);
  });
});

describe('PATCH /api/users', () => {
  const product = useProduct();

  it('changes only the fields that were sent, with or without a picture', async () => {
    const owner = await newOwner(product());
    const before = await owner.call(readMe, {});
    const image = { bytes: await pngPicture() };
    const body = { city: ' Milano ', marketing: 1 } as const;
    const after = await owner.call(updateUser, { body, image });
    const { dateUpdated, image: picture } = after;
    expect(picture).toMatch(/^\/api\/files\//);
    expect(after).toEqual({
      ...before,
      city: 'Milano',
      marketing: 1,
      image: picture,
      dateUpdated,
    });
    const granted = `kind = 'marketing' and granted = 1 and account_id = $1`;
    expect(await countOf(product(), 'consents', granted, [before.idCognito])).toBe(1);
  });

  it.each([
    ['on', 1],
    [true, 1],
    ['1', 1],
    [false, 0],
    ['0', 0],
  ])('reads %j as a consent of %d', async (consent, marketing) => {
    const owner = await newOwner(product());
    expect(await owner.call(updateUser, { body: { marketing: consent } })).toMatchObject({
      marketing,
    });
  });

  it('rejects an outdated version and invalid fields', async () => {
    const owner = await newOwner(product());
    const headers = { 'if-match': '"2020-01-01T00:00:00.000Z"' };
    await expect(
      owner.call(updateUser, { body: { city: 'Milano' }, headers }),
    ).rejects.toMatchObject({ status: 412, code: 'STALE' });
    await expect(
      owner.call(updateUser, { body: { city: 'x'.repeat(101), firstName: '' } }),
    ).rejects.toMatchObject({ fields: [{ field: 'firstName' }, { field: 'city' }] });
    await expect(owner.call(readMe, {})).resolves.toMatchObject({ city: null });
  });
});

describe('GET /api/users and GET /api/users/roles', () => {
  const product = useProduct();

  it('return only the caller, the staff of their clinics and their clients', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    const stranger = await newOwner(product());
    const id = [vet.id, owner.id, stranger.id, crypto.randomUUID()].join(',');
    const seenBy = async (person: TestAccount) =>
      (await person.call(readUsers, { query: { id } })).map((each) => each.id).toSorted();
    expect(await seenBy(vet)).toEqual([vet.id, owner.id].toSorted());
    expect(await seenBy(owner)).toEqual([vet.id, owner.id].toSorted());
    expect(await seenBy(stranger)).toEqual([stranger.id]);
    const query = { id: owner.id, idFacility: vet.facility.id };
    await expect(vet.call(readUsers, { query })).resolves.toMatchObject([{ id: owner.id }]);
    await expect(stranger.call(readUsers, { query })).rejects.toMatchObject({ status: 404 });
  });

  it('return the names of all roles', async () => {
    const vet = await newVet(product());
    const roles = await vet.call(readRoles, {});
    expect(roles).toHaveLength(10);
    expect(roles).toContainEqual({ id: 6, name: 'VET_CONSULTANT' });
  });
});

describe('POST /api/welcome', () => {
  const product = useProduct();

  it('sends one e-mail to the own address for five concurrent calls', async () => {
    const owner = await newOwner(product());
    await Promise.all(Array.from({ length: 5 }, () => owner.call(welcome, {})));
    const { mail } = await product().mailbox.next({ to: owner.email });
    expect(mail.text).toContain(`${product().address.replace('127.0.0.1', 'localhost')}/app/`);
    const letters = `kind = 'sendEmail'`;
    await expect
      .poll(() => countOf(product(), 'outbox', `${letters} and done_at is not null`))
      .toBe(1);
    expect(await countOf(product(), 'outbox', letters)).toBe(1);
    expect(product().mailbox.emails).toHaveLength(1);
  });
});
