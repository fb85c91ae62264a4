import { acceptInvitation } from '@zampa/contract/invitations/accept-invitation';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { createUser } from '@zampa/contract/people/create-user';
import { readMe } from '@zampa/contract/people/read-me';
import { removeLink } from '@zampa/contract/team/remove-link';
import { updateStaff } from '@zampa/contract/team/update-staff';
import { employ } from '@zampa/testing/memberships';
import {
  newAccount,
  newColleague,
  newVet,
  type TestAccount,
  type TestPerson,
  type Vet,
} from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

const [ADMIN, ORGANIZATION_ADMIN, VETERINARIAN] = [1, 2, 3];

describe('open invitations of a former admin', () => {
  const product = useProduct();

  async function newAdmin(vet: Vet, roleId = ADMIN): Promise<TestPerson> {
    const colleague = await newColleague(product());
    await employ(product().pool, vet.facility.id, colleague.id, { roleId });
    return colleague;
  }
  const invite = (inviter: TestAccount, { facility }: Vet, email: string, idRole = ADMIN) =>
    inviter.call(inviteStaff, {
      query: { facilityId: facility.id },
      body: { users: [{ email, firstName: 'Nina', lastName: 'Neri', idRole }] },
    });
  const readOpenInvitations = (vet: Vet) =>
    vet.call(readInvitations, { query: { facilityId: vet.facility.id, kind: 'STAFF' } });
  const tokenFor = async (email: string) => {
    const { mail } = await product().mailbox.next({ to: email });
    return /invitation=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '';
  };
  const createProfile = (account: TestAccount) =>
    account.call(createUser, {
      body: { email: account.email, firstName: 'Anna', lastName: 'Neri', isVet: true },
    });
  const remove = (vet: Vet, { id }: TestPerson) =>
    vet.call(removeLink, { query: { id_user: id, id_facility: vet.facility.id } });

  it('become invalid when the admin is removed, and the team is notified', async () => {
    const vet = await newVet(product());
    const admin = await newAdmin(vet);
    const [second, third] = [await newAccount(product()), await newColleague(product())];
    for (const { email } of [second, third]) await invite(admin, vet, email);
    await invite(vet, vet, 'stays@example.test', VETERINARIAN);
    const token = await tokenFor(third.email);
    const listener = await openSocket(vet);
    await remove(vet, admin);
    await expect
      .poll(() => listener.heard.filter(([name]) => name === 'staff').length)
      .toBeGreaterThan(1);
    expect((await readOpenInvitations(vet)).map(({ email }) => email)).toEqual([
      'stays@example.test',
    ]);
    expect((await createProfile(second)).facilities).toEqual([]);
    const accepting = third.call(acceptInvitation, { body: { token } });
    await expect(accepting).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    expect((await third.call(readMe, {})).facilities).toEqual([]);
  });

  it('become invalid when the admin is demoted or leaves', async () => {
    const vet = await newVet(product());
    const [demoted, leaving] = [await newAdmin(vet), await newAdmin(vet)];
    const second = await newColleague(product());
    await invite(demoted, vet, second.email);
    await invite(leaving, vet, 'never@example.test', VETERINARIAN);
    const body = { id: demoted.id, FacilityId: vet.facility.id, idRole: VETERINARIAN };
    await vet.call(updateStaff, { body });
    await leaving.call(removeLink, {
      query: { id_user: leaving.id, id_facility: vet.facility.id },
    });
    expect(await readOpenInvitations(vet)).toEqual([]);
  });

  it('stay valid for roles that the former admin can still assign', async () => {
    const vet = await newVet(product());
    const chief = await newAdmin(vet, ORGANIZATION_ADMIN);
    await invite(chief, vet, 'chief@example.test', ORGANIZATION_ADMIN);
    await invite(chief, vet, 'vet@example.test', VETERINARIAN);
    await employ(product().pool, vet.facility.id, vet.id, { roleId: ORGANIZATION_ADMIN });
    const body = { id: chief.id, FacilityId: vet.facility.id, idRole: ADMIN };
    await vet.call(updateStaff, { body });
    expect((await readOpenInvitations(vet)).map(({ email }) => email)).toEqual([
      'vet@example.test',
    ]);
  });

  it('are checked again when accepted, however the admin lost the role', async () => {
    const vet = await newVet(product());
    const admin = await newAdmin(vet);
    const [second, third] = [await newAccount(product()), await newColleague(product())];
    for (const { email } of [second, third]) await invite(admin, vet, email);
    const token = await tokenFor(third.email);
    await employ(product().pool, vet.facility.id, admin.id, { roleId: ADMIN, status: 'REMOVED' });
    expect((await createProfile(second)).facilities).toEqual([]);
    const accepting = third.call(acceptInvitation, { body: { token } });
    await expect(accepting).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
  });
});
