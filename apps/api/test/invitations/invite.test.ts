import { readClients } from '@zampa/contract/clients/read-clients';
import { readVets } from '@zampa/contract/clients/read-vets';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { acceptInvitation } from '@zampa/contract/invitations/accept-invitation';
import { ignoreInvitation } from '@zampa/contract/invitations/ignore-invitation';
import { readInvitation } from '@zampa/contract/invitations/read-invitation';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { resendInvitation } from '@zampa/contract/invitations/resend-invitation';
import { withdrawInvitation } from '@zampa/contract/invitations/withdraw-invitation';
import { readMe } from '@zampa/contract/people/read-me';
import { employ } from '@zampa/testing/memberships';
import {
  newColleague,
  newOwner,
  newVet,
  newVisitor,
  type TestAccount,
  type Vet,
} from '@zampa/testing/people';
import { newClinicWithClient, newPet } from '@zampa/testing/requests';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const DAY = 24 * 60 * 60;
let people = 0;
const newAddress = () => {
  people += 1;
  return `invited.${people}@example.test`;
};

const invitationsOf = (vet: TestAccount, { facility }: Vet) =>
  vet.call(readInvitations, { query: { facilityId: facility.id } });
const accept = (caller: TestAccount, token: string) =>
  caller.call(acceptInvitation, { body: { token } });
const tokenIn = (text: string | undefined) => {
  const [, token] = /invitation=([\w.-]+)/.exec(text ?? '') ?? [];
  if (!token) throw new Error(`no invitation in "${text}"`);
  return token;
};

describe('POST /api/facilities/invite — colleagues', () => {
  const product = useProduct();
  const colleague = (email: string, idRole = 3) => ({
    email,
    firstName: 'Nina',
    lastName: 'Neri',
    idRole,
  });
  const invite = (vet: TestAccount, { facility }: Vet, users: ReturnType<typeof colleague>[]) =>
    vet.call(inviteStaff, { query: { facilityId: facility.id }, body: { users } });

  it('e-mails each new colleague and returns a status for every row', async () => {
    const [vet, present] = [await newVet(product()), await newColleague(product())];
    await employ(product().pool, vet.facility.id, present.id, { roleId: 5 });
    const [first, second] = [newAddress(), newAddress()];
    await invite(vet, vet, [colleague(second)]);
    const attempts = [first, 'no address', first.toUpperCase(), second, present.email];
    expect(
      await invite(
        vet,
        vet,
        attempts.map((email) => colleague(email)),
      ),
    ).toEqual({
      invited: 1,
      rows: [
        { row: 0, status: 'INVITED' },
        { row: 1, status: 'ERROR', code: 'INVALID_EMAIL_OR_PHONE' },
        { row: 2, status: 'ERROR', code: 'DUPLICATE' },
        { row: 3, status: 'ERROR', code: 'ALREADY_INVITED' },
        { row: 4, status: 'ERROR', code: 'ALREADY_PRESENT' },
      ],
    });
    const { mail } = await product().mailbox.next({ to: first });
    expect(mail.subject).toBe('Join Clinica Aurora on Zampa');
    expect(await invitationsOf(vet, vet)).toMatchObject([
      { email: first, role: 'VET_VETERINARIAN', sent: 1 },
      { email: second },
    ]);
  });

  it('lets only the invited address accept, once, with the assigned role', async () => {
    const [vet, invited] = [await newVet(product()), await newColleague(product())];
    await invite(vet, vet, [colleague(invited.email, 5)]);
    const token = tokenIn((await product().mailbox.next({ to: invited.email })).mail.text);
    const stranger = await newColleague(product());
    await expect(accept(stranger, token)).rejects.toMatchObject({ status: 403 });
    expect(await accept(invited, token)).toEqual({ kind: 'STAFF', facilityId: vet.facility.id });
    expect((await invited.call(readMe, {})).facilities).toMatchObject([{ idRole: 5 }]);
    await expect(accept(invited, token)).rejects.toMatchObject({ status: 409 });
    expect(await invitationsOf(vet, vet)).toEqual([]);
    expect(await vet.call(readVets, { params: { id: vet.facility.id } })).toHaveLength(2);
  });

  it('creates one invitation when 20 identical requests run concurrently', async () => {
    const vet = await newVet(product());
    const email = newAddress();
    const attempts = await Promise.all(
      Array.from({ length: 20 }, () => invite(vet, vet, [colleague(email)])),
    );
    expect(attempts.filter(({ invited }) => invited === 1)).toHaveLength(1);
  });

  it('rejects a role that is not a staff role (400) or above the role of the inviter (403)', async () => {
    const vet = await newVet(product());
    for (const idRole of [9, 10, 11, 0])
      await expect(invite(vet, vet, [colleague(newAddress(), idRole)])).rejects.toMatchObject({
        status: 400,
        fields: [{ field: 'users.0.idRole', code: 'invalid_role' }],
      });
    await expect(invite(vet, vet, [colleague(newAddress(), 2)])).rejects.toMatchObject({
      status: 403,
    });
    expect(await invitationsOf(vet, vet)).toEqual([]);
  });

  it('allows resending an invitation with the same link and withdrawing it once', async () => {
    const [vet, invited] = [await newVet(product()), await newColleague(product())];
    await invite(vet, vet, [colleague(invited.email)]);
    const token = tokenIn((await product().mailbox.next({ to: invited.email })).mail.text);
    const [open] = await invitationsOf(vet, vet);
    if (!open) throw new Error('nobody was invited');
    expect(open.link).toContain(token);
    await vet.call(resendInvitation, { body: { id: open.id } });
    const again = tokenIn((await product().mailbox.next({ to: invited.email })).mail.text);
    expect(again).toBe(token);
    await vet.call(withdrawInvitation, { query: { id: open.id } });
    await expect(accept(invited, token)).rejects.toMatchObject({ status: 409 });
    const withdrawn = vet.call(withdrawInvitation, { query: { id: open.id } });
    await expect(withdrawn).rejects.toMatchObject({ status: 409 });
    const resent = vet.call(resendInvitation, { body: { id: open.id } });
    await expect(resent).rejects.toMatchObject({ status: 409 });
  });
});

describe('POST /api/facilities/users/invite — clients', () => {
  const product = useProduct();
  const invite = (caller: TestAccount, { facility }: Vet, users: object[]) =>
    caller.call(inviteClients, { query: { facilityId: facility.id }, body: { users } });
  const clientsOf = (vet: Vet) =>
    vet.call(readClients, { params: { id: vet.facility.id }, query: {} });

  it('creates a client record for an unknown e-mail address or phone', async () => {
    const vet = await newVet(product());
    const email = newAddress();
    const users = [
      { email, firstName: 'Anna' },
      { phone: '+39 333 123 45 67' },
      { phone: 'x' },
      { email },
    ];
    expect(await invite(vet, vet, users)).toMatchObject({
      invited: 2,
      rows: [{}, {}, { code: 'INVALID_EMAIL_OR_PHONE' }, { code: 'DUPLICATE' }],
    });
    expect(await clientsOf(vet)).toMatchObject([
      { phone: '+393331234567', status: 'INVITED' },
      { email, firstName: 'Anna', status: 'INVITED' },
    ]);
    expect(await invite(vet, vet, [{ email }])).toMatchObject({
      rows: [{ code: 'ALREADY_INVITED' }],
    });
  });

  it('answers alike for addresses with and without an account', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    expect(await invite(vet, vet, [{ email: owner.email }])).toEqual(
      await invite(vet, vet, [{ email: newAddress() }]),
    );
    const [invitedClient] = (await clientsOf(vet)).filter(({ email }) => email === owner.email);
    expect(invitedClient).toMatchObject({ firstName: '', phone: null, pets: [] });
    expect(invitedClient?.userId).not.toBe(owner.id);
  });

  it('links the person who accepts with their own family and name, not those the clinic typed', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    const pet = await newPet(owner);
    await invite(vet, vet, [{ email: owner.email, firstName: 'Olghina' }]);
    const token = tokenIn((await product().mailbox.next({ to: owner.email })).mail.text);
    expect(
      await makeCall(newVisitor(product().address), readInvitation, { body: { token } }),
    ).toMatchObject({ kind: 'CLIENT', facility: { name: 'Clinica Aurora' } });
    await accept(owner, token);
    expect(await clientsOf(vet)).toMatchObject([
      { userId: owner.id, FamilyId: owner.familyId, firstName: 'Olga', status: 'ACTIVE', pets: [] },
    ]);
    const me = await owner.call(readMe, {});
    expect(me).toMatchObject({ vetFacilities: [{ id: vet.facility.id }], pets: [{ id: pet.id }] });
  });

  it('reactivates the existing relation when a former client is invited again', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    expect(await invite(vet, vet, [{ id: owner.id }])).toMatchObject({
      rows: [{ code: 'USER_ALREADY_ASSOCIATED' }],
    });
    await owner.call(updateClientStatus, {
      body: { userId: owner.id, facilityId: vet.facility.id, status: 'REMOVED' },
    });
    await invite(vet, vet, [{ email: owner.email }]);
    const token = tokenIn((await product().mailbox.next({ to: owner.email })).mail.text);
    await accept(owner, token);
    expect(await clientsOf(vet)).toMatchObject([{ userId: owner.id, status: 'ACTIVE' }]);
  });

  it('rejects an open link of a client whom the clinic removed', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    await invite(vet, vet, [{ email: owner.email }]);
    const token = tokenIn((await product().mailbox.next({ to: owner.email })).mail.text);
    // Only the relation is changed here; the calls that end it also close the invitation.
    await product().pool.query(
      `update facility_clients set status = 'REMOVED' where facility_id = $1`,
      [vet.facility.id],
    );
    await expect(accept(owner, token)).rejects.toMatchObject({
      status: 409,
      code: 'STATUS_CONFLICT',
    });
    expect(await clientsOf(vet)).toEqual([]);
    expect(await owner.call(readMe, {})).toMatchObject({ vetFacilities: [] });
  });

  it('can be declined without signing in and sent again', async () => {
    const vet = await newVet(product());
    const email = newAddress();
    await invite(vet, vet, [{ email }]);
    const token = tokenIn((await product().mailbox.next({ to: email })).mail.text);
    const visitor = newVisitor(product().address);
    await makeCall(visitor, ignoreInvitation, { body: { token } });
    const [client] = await clientsOf(vet);
    expect(client).toMatchObject({ status: 'IGNORED' });
    await expect(makeCall(visitor, ignoreInvitation, { body: { token } })).rejects.toMatchObject({
      status: 409,
    });
    expect(await invite(vet, vet, [{ id: client?.userId }])).toMatchObject({ invited: 1 });
    expect(await clientsOf(vet)).toMatchObject([{ status: 'INVITED' }]);
  });

  it('rejects altered, expired and foreign invitations', async () => {
    const [vet, other, owner] = [
      await newVet(product()),
      await newVet(product()),
      await newOwner(product()),
    ];
    await invite(vet, vet, [{ email: owner.email }]);
    const token = tokenIn((await product().mailbox.next({ to: owner.email })).mail.text);
    for (const wrong of [`${token}x`, token.replace(/^./, 'f'), 'none', `${crypto.randomUUID()}.x`])
      await expect(accept(owner, wrong)).rejects.toMatchObject({ status: 404 });
    const [open] = await invitationsOf(vet, vet);
    await expect(
      other.call(withdrawInvitation, { query: { id: open?.id ?? '' } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(invite(other, vet, [{ email: newAddress() }])).rejects.toMatchObject({
      status: 404,
    });
    await expect(invite(vet, vet, [{ id: crypto.randomUUID() }])).rejects.toMatchObject({
      status: 404,
    });
    product().clock.advance(31 * DAY);
    const visitor = newVisitor(product().address);
    await expect(makeCall(visitor, ignoreInvitation, { body: { token } })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('shows reception only invitations of clients, and admins all', async () => {
    const [vet, desk] = [await newVet(product()), await newColleague(product())];
    await employ(product().pool, vet.facility.id, desk.id, { roleId: 5 });
    await vet.call(inviteStaff, {
      query: { facilityId: vet.facility.id },
      body: { users: [{ email: newAddress(), firstName: 'N', lastName: 'N', idRole: 3 }] },
    });
    const [ofStaff] = await invitationsOf(vet, vet);
    await invite(desk, vet, [{ email: newAddress() }]);
    expect(await invitationsOf(desk, vet)).toMatchObject([{ kind: 'CLIENT' }]);
    expect(await invitationsOf(vet, vet)).toHaveLength(2);
    await expect(
      desk.call(withdrawInvitation, { query: { id: ofStaff?.id ?? '' } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});
