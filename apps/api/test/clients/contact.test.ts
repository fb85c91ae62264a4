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
const bring = (vet: Vet, ...users: Contact[]) =>
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

async function theOnly(vet: Vet) {
  const [client, ...others] = await clientsOf(vet);
  if (!client || others.length > 0) throw new Error('expected one client');
  return client;
}

describe('PATCH /api/users/client — the contact data of a record', () => {
  const product = useProduct();

  it('takes the id of the record as that of the person, of the own facility alone', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    const theirs: string[] = [];
    for (const clinic of [vet, other]) {
      await bring(clinic, { firstName: 'Carla', email: 'karla@example.test' });
      theirs.push((await theOnly(clinic)).id);
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
    expect(await theOnly(other)).toMatchObject({ firstName: 'Carla' });
  });

  it('is corrected as typed or read, seen by the others, and refused to whoever is late', async () => {
    const vet = await newVet(product());
    await bring(vet, { firstName: 'Carla', email: 'karla@example.test', phone: '333 1234567' });
    const before = await theOnly(vet);
    expect(before).toMatchObject({ recorded: true, status: 'IMPORTED' });
    const { heard } = await openSocket(vet);
    const version = { 'if-match': `"${before.dateUpdated}"` };
    const wanted = {
      lastName: 'Neri',
      email: ' Carla@Example.test ',
      phone: '0039 (333) 765-4321',
    };
    const after = await correct(vet, before.userId, wanted, version);
    expect(after).toMatchObject({
      firstName: 'Carla',
      lastName: 'Neri',
      email: 'carla@example.test',
      phone: '+393337654321',
    });
    const told = { facilityId: vet.facility.id, FamilyId: before.FamilyId };
    await expect.poll(() => heard).toContainEqual(['client', told]);
    const late = correct(vet, before.userId, { lastName: 'Riva' }, version);
    await expect(late).rejects.toMatchObject({ code: 'STALE' });
    expect(await theOnly(vet)).toEqual(after);
  });

  it('has an address and a tax number, until the person speaks for themselves', async () => {
    const [vet, account] = [await newVet(product()), await newAccount(product())];
    await bring(vet, { firstName: 'Carla', email: account.email });
    const { userId } = await theOnly(vet);
    const typed = { mobile: '0039 333 765', address: ' Via Po 1 ', taxNumber: 'NRECRL80A41L219X' };
    const stored = {
      mobile: '+39333765',
      address: 'Via Po 1',
      taxNumber: 'NRECRL80A41L219X',
    };
    expect(await correct(vet, userId, typed)).toMatchObject(stored);
    await invite(vet, userId);
    await signUpAsOwner(account);
    // What they say of themselves is not the clinic's to read, and what it typed is not theirs to change.
    await account.call(updateUser, {
      body: { address: 'Secret street 7', mobile: '+39 333 7654321' },
    });
    expect(await theOnly(vet)).toMatchObject({ ...stored, recorded: true });
    expect(await correct(vet, userId, { address: '' })).toMatchObject({ ...stored, address: null });
    await account.call(updateClientStatus, {
      body: { userId, facilityId: vet.facility.id, status: 'ACTIVE' },
    });
    expect(await theOnly(vet)).toMatchObject({
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
  ])('%j is refused at its field', async (contact, field, code) => {
    const vet = await newVet(product());
    await bring(
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

  it('lets an open invitation follow to the right address, and the old link lead nowhere', async () => {
    const vet = await newVet(product());
    await bring(vet, { firstName: 'Carla', email: 'karla@example.test' });
    const { userId } = await theOnly(vet);
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
    expect(await theOnly(vet)).toMatchObject({ status: 'ACTIVE', recorded: false });
  });

  it('leaves somebody invited reachable', async () => {
    const vet = await newVet(product());
    await bring(vet, { firstName: 'Carla', email: 'karla@example.test' });
    const { userId } = await theOnly(vet);
    await invite(vet, userId);
    await expect(correct(vet, userId, { email: '' })).rejects.toMatchObject({
      fields: [{ field: 'email', code: 'required' }],
    });
    expect(await correct(vet, userId, { email: '', phone: '3331234567' })).toMatchObject({
      email: null,
    });
  });

  it('of somebody who signed up and has not answered changes what the clinic typed alone', async () => {
    const [vet, account] = [await newVet(product()), await newAccount(product())];
    await bring(vet, { firstName: 'Karla', email: account.email });
    await signUpAsOwner(account);
    const { userId } = await theOnly(vet);
    expect(await correct(vet, userId, { firstName: 'Carlina' })).toMatchObject({
      firstName: 'Carlina',
      email: account.email,
      recorded: true,
    });
    expect(await account.call(readMe, {})).toMatchObject({ firstName: 'Carla' });
  });
});
