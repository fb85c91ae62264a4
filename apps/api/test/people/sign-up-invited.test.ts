import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { importClients } from '@zampa/contract/import/import-clients';
import { acceptInvitation } from '@zampa/contract/invitations/accept-invitation';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { withdrawInvitation } from '@zampa/contract/invitations/withdraw-invitation';
import { createUser } from '@zampa/contract/people/create-user';
import { readMe } from '@zampa/contract/people/read-me';
import { readUsers } from '@zampa/contract/people/read-users';
import { updateUser } from '@zampa/contract/people/update-user';
import { search } from '@zampa/contract/search/search';
import { joinClinic, newAccount, newVet, type TestAccount, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const createProfile = (account: TestAccount, isVet: boolean) =>
  account.call(createUser, {
    body: { email: account.email, firstName: 'Anna', lastName: 'Neri', isVet },
  });
const inviteColleague = (vet: Vet, email: string, idRole: number) =>
  vet.call(inviteStaff, {
    query: { facilityId: vet.facility.id },
    body: { users: [{ email, firstName: 'Nina', lastName: 'Neri', idRole }] },
  });
const importClient = (vet: Vet, email: string, petName: string) =>
  vet.call(importClients, {
    query: { facilityId: vet.facility.id },
    body: { users: [{ firstName: 'Annina', lastName: 'N.', email, pets: [{ name: petName }] }] },
  });
const clientsOf = (vet: Vet) =>
  vet.call(readClients, { params: { id: vet.facility.id }, query: {} });

describe('POST /api/users — invited colleague', () => {
  const product = useProduct();

  it('joins every clinic that invited the address, with the role of each invitation', async () => {
    const [first, second, account] = [
      await newVet(product()),
      await newVet(product()),
      await newAccount(product()),
    ];
    await inviteColleague(first, account.email, 3);
    await inviteColleague(second, account.email, 5);
    const { facilities } = await createProfile(account, true);
    expect(facilities.map(({ id, idRole }) => [id, idRole])).toEqual([
      [first.facility.id, 3],
      [second.facility.id, 5],
    ]);
    const query = { facilityId: first.facility.id };
    expect(await first.call(readInvitations, { query })).toEqual([]);
  });

  it('does not join through a withdrawn or expired invitation, nor as a pet owner', async () => {
    const vet = await newVet(product());
    const [withdrawn, owner, late] = [
      await newAccount(product()),
      await newAccount(product()),
      await newAccount(product()),
    ];
    for (const { email } of [withdrawn, owner]) await inviteColleague(vet, email, 3);
    const query = { facilityId: vet.facility.id };
    const open = await vet.call(readInvitations, { query });
    const [withdrawnInvitation] = open.filter(({ email }) => email === withdrawn.email);
    await vet.call(withdrawInvitation, { query: { id: withdrawnInvitation?.id ?? '' } });
    expect((await createProfile(withdrawn, true)).facilities).toEqual([]);
    expect((await createProfile(owner, false)).facilities).toEqual([]);
    await inviteColleague(vet, late.email, 3);
    await product().pool.query('update invitations set expires_at = created_at');
    expect((await createProfile(late, true)).facilities).toEqual([]);
  });

  it('joins once for ten concurrent calls', async () => {
    const [vet, account] = [await newVet(product()), await newAccount(product())];
    await inviteColleague(vet, account.email, 3);
    await Promise.allSettled(Array.from({ length: 10 }, () => createProfile(account, true)));
    expect((await account.call(readMe, {})).facilities).toHaveLength(1);
  });
});

describe('POST /api/users — client with records at clinics', () => {
  const product = useProduct();

  it('takes over all records into one family and keeps the names entered at sign-up', async () => {
    const [first, second, account] = [
      await newVet(product()),
      await newVet(product()),
      await newAccount(product()),
    ];
    await importClient(first, account.email, 'Pluto');
    await importClient(second, account.email, 'Micio');
    await second.call(inviteClients, {
      query: { facilityId: second.facility.id },
      body: { users: [{ id: (await clientsOf(second))[0]?.userId }] },
    });
    const owner = await createProfile(account, false);
    expect(owner).toMatchObject({ firstName: 'Anna', lastName: 'Neri' });
    expect(owner.families).toHaveLength(1);
    expect(owner.pets.map(({ name }) => name).toSorted()).toEqual(['Micio', 'Pluto']);
    const relations = owner.vetFacilities.map(({ id, status }) => [id, status]);
    expect(relations).toEqual([
      [first.facility.id, 'IMPORTED'],
      [second.facility.id, 'INVITED'],
    ]);
    expect(await clientsOf(second)).toMatchObject([{ userId: owner.id, FamilyId: owner.FamilyId }]);
    expect(await countOf(product(), 'users', 'email = $1', [account.email])).toBe(1);
  });

  it('shows a clinic only its own entries until the person accepts', async () => {
    const [vet, account] = [await newVet(product()), await newAccount(product())];
    await importClient(vet, account.email, 'Pluto');
    const [before] = await clientsOf(vet);
    const owner = await createProfile(account, false);
    await account.call(updateUser, { body: { phone: '+39 333 765 4321' } });
    const entered = { firstName: 'Annina', lastName: 'N.', phone: null, image: null };
    expect(await clientsOf(vet)).toMatchObject([{ id: before?.id, userId: owner.id, ...entered }]);
    const find = (words: string) =>
      vet.call(readClients, { params: { id: vet.facility.id }, query: { search: words } });
    expect(await find('Annina')).toHaveLength(1);
    for (const ownData of ['Neri', '3337654321', 'Anna Neri'])
      expect(await find(ownData), ownData).toEqual([]);
    expect(await vet.call(readUsers, { query: { id: owner.id } })).toEqual([]);
    const everything = await vet.call(search, { query: { q: 'Neri' } });
    expect(everything.clients).toEqual([]);
    await joinClinic({ ...account, id: owner.id, familyId: owner.FamilyId ?? '' }, vet.facility);
    const ownData = { firstName: 'Anna', lastName: 'Neri', phone: '+39 333 765 4321' };
    expect(await clientsOf(vet)).toMatchObject([{ status: 'ACTIVE', ...ownData }]);
    expect(await find('Neri')).toHaveLength(1);
  });

  it('stays invited until accepting, by the link or in the app', async () => {
    const [vet, other, account] = [
      await newVet(product()),
      await newVet(product()),
      await newAccount(product()),
    ];
    for (const clinic of [vet, other])
      await clinic.call(inviteClients, {
        query: { facilityId: clinic.facility.id },
        body: { users: [{ email: account.email }] },
      });
    const [invitation] = await vet.call(readInvitations, {
      query: { facilityId: vet.facility.id },
    });
    const owner = await createProfile(account, false);
    expect(await clientsOf(vet)).toMatchObject([{ status: 'INVITED' }]);
    const token = new URL(invitation?.link ?? '').searchParams.get('invitation') ?? '';
    await account.call(acceptInvitation, { body: { token } });
    expect(await clientsOf(vet)).toMatchObject([{ status: 'ACTIVE', userId: owner.id }]);
    await account.call(updateClientStatus, {
      body: { userId: owner.id, facilityId: other.facility.id, status: 'ACTIVE' },
    });
    expect(await clientsOf(other)).toMatchObject([{ status: 'ACTIVE' }]);
    const query = { facilityId: other.facility.id };
    expect(await other.call(readInvitations, { query })).toEqual([]);
  });

  it('takes over the records once for ten concurrent calls', async () => {
    const [first, second, account] = [
      await newVet(product()),
      await newVet(product()),
      await newAccount(product()),
    ];
    await importClient(first, account.email, 'Pluto');
    await importClient(second, account.email, 'Micio');
    const posts = await Promise.allSettled(
      Array.from({ length: 10 }, () => createProfile(account, false)),
    );
    expect(posts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const me = await account.call(readMe, {});
    expect([me.pets.length, me.vetFacilities.length, me.families.length]).toEqual([2, 2, 1]);
  });
});
