import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { resendInvitation } from '@zampa/contract/invitations/resend-invitation';
import { updateUser } from '@zampa/contract/people/update-user';
import { newVet, type Vet } from '@zampa/testing/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { startSmsPeer, type SmsPeer } from './sms-peer.fixture.ts';

const invite = (vet: Vet, user: { email?: string; phone?: string; message?: string }) =>
  vet.call(inviteClients, { query: { facilityId: vet.facility.id }, body: { users: [user] } });

async function invitationOf(vet: Vet) {
  const [invitation] = await vet.call(readInvitations, {
    query: { facilityId: vet.facility.id },
  });
  if (!invitation) throw new Error('nobody was invited');
  return invitation;
}

describe('an invitation by SMS', () => {
  let peer: SmsPeer;
  let product: Product;
  beforeAll(async () => {
    peer = await startSmsPeer();
    product = await startProduct(peer.settings);
  });
  afterAll(async () => {
    await product.stop();
    await peer.stop();
  });
  const deliveryOf = async (vet: Vet) => (await invitationOf(vet)).delivery;

  it('goes to the number with its country, with the text that staff read', async () => {
    const vet = await newVet(product);
    await invite(vet, { phone: '333 000 00 01', message: 'See you & Pluto' });
    await expect.poll(() => deliveryOf(vet)).toBe('SENT');
    const { text, link, phone, sent, sms } = await invitationOf(vet);
    expect({ phone, sent, sms }).toEqual({ phone: '3330000001', sent: 1, sms: true });
    expect(text).toContain(vet.facility.name);
    expect(text).toContain('“See you & Pluto”');
    expect(text?.endsWith(link)).toBe(true);
    expect(peer.to('+393330000001')).toEqual([
      {
        path: '/2010-04-01/Accounts/AC123/Messages.json',
        authorization: `Basic ${btoa('AC123:secret')}`,
        fields: { To: '+393330000001', From: 'Zampa', Body: text },
      },
    ]);
  });

  it('is written in the language of who invites', async () => {
    const vet = await newVet(product);
    await vet.call(updateUser, { body: { language: 'it' } });
    await invite(vet, { phone: '+393330000002' });
    await expect.poll(() => peer.to('+393330000002').length).toBe(1);
    expect(peer.to('+393330000002')[0]?.fields['Body']).toContain('ti invita su Zampa');
  });

  it('is refused once and for all by a number that takes none, and goes out again on request', async () => {
    const vet = await newVet(product);
    peer.answer('+393330000003', 400);
    await invite(vet, { phone: '+393330000003' });
    await expect.poll(() => deliveryOf(vet)).toBe('REFUSED');
    peer.answer('+393330000003', 201);
    await vet.call(resendInvitation, { body: { id: (await invitationOf(vet)).id } });
    await expect.poll(() => deliveryOf(vet)).toBe('SENT');
    expect(peer.to('+393330000003')).toHaveLength(2);
  });

  it.each([429, 500, 401])('waits for another try when the provider answers %i', async (status) => {
    const vet = await newVet(product);
    const number = `+39333000${status}0`;
    peer.answer(number, status);
    await invite(vet, { phone: number });
    await expect.poll(() => peer.to(number).length).toBe(1);
    expect(await deliveryOf(vet)).toBe('QUEUED');
    peer.answer(number, 201);
    product.clock.advance(150);
    await expect.poll(async () => peer.to(number).length).toBe(2);
    expect(peer.to(number)[0]?.fields).toEqual(peer.to(number)[1]?.fields);
  });

  it('is not sent where there is an e-mail address, or to what is no number of any country', async () => {
    const vet = await newVet(product);
    await invite(vet, { phone: '+393330000009', email: 'both@example.test' });
    await product.mailbox.next({ to: 'both@example.test' });
    expect((await invitationOf(vet)).text).toBeNull();
    const other = await newVet(product);
    await invite(other, { phone: '123456789012345' });
    expect(await invitationOf(other)).toMatchObject({
      delivery: null,
      phone: '123456789012345',
      sms: false,
    });
    expect(peer.to('+393330000009')).toEqual([]);
  });
});

describe('an invitation by phone without a provider', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.stop());

  it('has the text and its link, to be sent by hand', async () => {
    const vet = await newVet(product);
    await invite(vet, { phone: '+393330000001' });
    const { delivery, text, link, sms } = await invitationOf(vet);
    expect({ delivery, sms }).toEqual({ delivery: null, sms: false });
    expect(text).toContain(vet.facility.name);
    expect(text?.endsWith(link)).toBe(true);
  });
});
