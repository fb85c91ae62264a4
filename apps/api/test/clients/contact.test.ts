import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { updateClient } from '@zampa/contract/clients/update-client';
import { importClients } from '@zampa/contract/import/import-clients';
import { acceptInvitation } from '@zampa/contract/invitations/accept-invitation';
import { readInvitation } from '@zampa/contract/invitations/read-invitation';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { resendInvitation } from '@zampa/contract/invitations/resend-invitation';
import { createUser } from '@zampa/contract/people/create-user';
import { readMe } from '@zampa/contract/people/read-me';
import { updateUser } from '@zampa/contract/people/update-user';
import { newAccount, newVet, newVisitor, type TestAccount, type Vet } from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

type Contact = {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  mobile?: string;
  address?: string;
  taxNumber?: string;
};

const clientsOf = (vet: Vet) =>
  vet.call(readClients, { params: { id: vet.facility.id }, query: {} });
const importRows = (vet: Vet, ...users: Contact[]) =>
  vet.call(importClients, { query: { facilityId: vet.facility.id }, body: { users } });
const correct = (vet: Vet, userId: string, contact: Contact, headers = {}) =>
  vet.call(updateClient, {
    body: { id: userId, FacilityId: vet.facility.id, ...contact },
    headers,
  });
const invite = (vet: Vet, id: string) =>
  vet.call(inviteClients, {
    query: { facilityId: vet.facility.id },
    body: { users: [{ id }] },
  });
const invitationsOf = (vet: Vet) =>
  vet.call(readInvitations, { query: { facilityId: vet.facility.id, kind: 'CLIENT' } });
const signUpAsOwner = (account: TestAccount) =>
  account.call(createUser, {
    body: { email: account.email, firstName: 'Carla', lastName: 'Neri', isVet: false },
  });

async function readOnlyClient(vet: Vet) {
  const [client, ...others] = await clientsOf(vet);
  if (!client || others.length > 0) throw new Error('expected one client');
  return client;
}

describe('PATCH /api/users/client — contact data of a client record', () => {
  const product = useProduct();

  it("accepts the id of a record in place of a person, but only for the caller's clinic", async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    const theirs: string[] = [];
    for (const clinic of [vet, other]) {
      await importRows(clinic, { firstName: 'Carla', email: 'karla@example.test' });
      theirs.push((await readOnlyClient(clinic)).id);
    }
    const [id = '', foreign = ''] = theirs;
    expect(await correct(vet, id, { firstName: 'Clara' })).toMatchObject({
      id,
      firstName: 'Clara',
    });
    await expect(correct(vet, foreign, { firstName: 'Clara' })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await readOnlyClient(other)).toMatchObject({ firstName: 'Carla' });
  });

  it('normalizes corrections, notifies colleagues by socket and rejects outdated versions', async () => {
    const vet = await newVet(product());
    await importRows(vet, {
      firstName: 'Carla',
      email: 'karla@example.test',
      phone: '333 1234567',
    });
    const before = await readOnlyClient(vet);
    expect(before).toMatchObject({ recorded: true, status: 'IMPORTED' });
    const { heard } = await openSocket(vet);
    const version = { 'if-match': `"${before.dateUpdated}"` };
    const corrections = {
      lastName: 'Neri',
      email: ' Carla@Example.test ',
      phone: '0039 (333) 765-4321',
    };
    const after = await correct(vet, before.userId, corrections, version);
    expect(after).toMatchObject({
      firstName: 'Carla',
      lastName: 'Neri',
      email: 'carla@example.test',
      phone: '+393337654321',
    });
    const clientEvent = { facilityId: vet.facility.id, FamilyId: before.FamilyId };
    await expect.poll(() => heard).toContainEqual(['client', clientEvent]);
    const late = correct(vet, before.userId, { lastName: 'Riva' }, version);
    await expect(late).rejects.toMatchObject({ code: 'STALE' });
    expect(await readOnlyClient(vet)).toEqual(after);
  });

  it('keeps the address and tax number typed by the clinic until the person accepts the invitation', async () => {
    const [vet, account] = [await newVet(product()), await newAccount(product())];
    await importRows(vet, { firstName: 'Carla', email: account.email });
    const { userId } = await readOnlyClient(vet);
    const typed = { mobile: '0039 333 765', address: ' Via Po 1 ', taxNumber: 'NRECRL80A41L219X' };
    const stored = {
      mobile: '+39333765',
      address: 'Via Po 1',
      taxNumber: 'NRECRL80A41L219X',
    };
    expect(await correct(vet, userId, typed)).toMatchObject(stored);
    await invite(vet, userId);
    await signUpAsOwner(account);
    // The clinic cannot read the person's own data, and the person cannot change what the clinic typed.
    await account.call(updateUser, {
      body: { address: 'Secret street 7', mobile: '+39 333 7654321' },
    });
    expect(await readOnlyClient(vet)).toMatchObject({ ...stored, recorded: true });
    expect(await correct(vet, userId, { address: '' })).toMatchObject({ ...stored, address: null });
    await account.call(updateClientStatus, {
      body: { userId, facilityId: vet.facility.id, status: 'ACTIVE' },
    });
    expect(await readOnlyClient(vet)).toMatchObject({
      recorded: false,
      mobile: '+39 333 7654321',
      address: null,
      taxNumber: null,
    });
  });

  it.each([
    [{ mobile: 'ask her' }, 'mobile', 'invalid_phone'],
    [{ email: 'carla@' }, 'email', 'invalid_email'],
    [{ phone: 'ask her' }, 'phone', 'invalid_phone'],
    [{ email: 'ida@example.test' }, 'email', 'already_present'],
  ])('rejects %j at its field', async (contact, field, code) => {
    const vet = await newVet(product());
    await importRows(
      vet,
      { firstName: 'Carla', email: 'carla@example.test' },
      { firstName: 'Ida', email: 'ida@example.test' },
    );
    const before = await clientsOf(vet);
    const carla = before.find(({ firstName }) => firstName === 'Carla');
    const refused = correct(vet, carla?.userId ?? '', contact);
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION', fields: [{ field, code }] });
    expect(await clientsOf(vet)).toEqual(before);
  });

  it('moves an open invitation to the corrected address and invalidates the old link', async () => {
    const vet = await newVet(product());
    await importRows(vet, { firstName: 'Carla', email: 'karla@example.test' });
    const { userId } = await readOnlyClient(vet);
    await invite(vet, userId);
    const [wrong] = await invitationsOf(vet);
    const account = await newAccount(product());
    await correct(vet, userId, { email: account.email });
    const [right, ...others] = await invitationsOf(vet);
    expect(others).toEqual([]);
    expect(right).toMatchObject({ email: account.email, sent: 0, userId });
    const token = (link: string | undefined) => link?.split('invitation=')[1] ?? '';
    const preview = makeCall(newVisitor(product().address), readInvitation, {
      body: { token: token(wrong?.link) },
    });
    await expect(preview).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    await vet.call(resendInvitation, { body: { id: right?.id ?? '' } });
    const { mail } = await product().mailbox.next({ to: account.email });
    expect(mail.text).toContain(right?.link);
    await signUpAsOwner(account);
    await account.call(acceptInvitation, { body: { token: token(right?.link) } });
    expect(await readOnlyClient(vet)).toMatchObject({ status: 'ACTIVE', recorded: false });
  });

  it('requires an address or a phone number while the client is invited', async () => {
    const vet = await newVet(product());
    await importRows(vet, { firstName: 'Carla', email: 'karla@example.test' });
    const { userId } = await readOnlyClient(vet);
    await invite(vet, userId);
    await expect(correct(vet, userId, { email: '' })).rejects.toMatchObject({
      fields: [{ field: 'email', code: 'required' }],
    });
    expect(await correct(vet, userId, { email: '', phone: '3331234567' })).toMatchObject({
      email: null,
    });
  });

  it("changes only the clinic's own record of a person who signed up but has not accepted", async () => {
    const [vet, account] = [await newVet(product()), await newAccount(product())];
    await importRows(vet, { firstName: 'Karla', email: account.email });
    await signUpAsOwner(account);
    const { userId } = await readOnlyClient(vet);
    expect(await correct(vet, userId, { firstName: 'Carlina' })).toMatchObject({
      firstName: 'Carlina',
      email: account.email,
      recorded: true,
    });
    expect(await account.call(readMe, {})).toMatchObject({ firstName: 'Carla' });
  });
});
