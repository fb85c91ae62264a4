import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { resendInvitation } from '@zampa/contract/invitations/resend-invitation';
import { updateUser } from '@zampa/contract/people/update-user';
import { newVet, type Vet } from '@zampa/testing/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { choosePlan } from '../subscription/choose-plan.ts';
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

describe('SMS invitation', () => {
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
  /** Creates a clinic with a plan that includes SMS. */
  const newPayingVet = async () => {
    const vet = await newVet(product);
    await choosePlan(product, vet, 'NETWORK');
    return vet;
  };
  const deliveryOf = async (vet: Vet) => (await invitationOf(vet)).delivery;

  it('is sent to the international number, with the same text that staff see', async () => {
    const vet = await newPayingVet();
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

  it('is written in the language of the inviter', async () => {
    const vet = await newPayingVet();
    await vet.call(updateUser, { body: { language: 'it' } });
    await invite(vet, { phone: '+393330000002' });
    await expect.poll(() => peer.to('+393330000002').length).toBe(1);
    expect(peer.to('+393330000002')[0]?.fields['Body']).toContain('ti invita su Zampa');
  });

  it('is not retried when the number rejects it, but can be resent', async () => {
    const vet = await newPayingVet();
    peer.answer('+393330000003', 400);
    await invite(vet, { phone: '+393330000003' });
    await expect.poll(() => deliveryOf(vet)).toBe('REFUSED');
    peer.answer('+393330000003', 201);
    await vet.call(resendInvitation, { body: { id: (await invitationOf(vet)).id } });
    await expect.poll(() => deliveryOf(vet)).toBe('SENT');
    expect(peer.to('+393330000003')).toHaveLength(2);
  });

  it.each([429, 500, 401])('is retried when the provider answers %i', async (status) => {
    const vet = await newPayingVet();
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

  it('is not sent to a client with an e-mail address or without a valid phone number', async () => {
    const vet = await newPayingVet();
    await invite(vet, { phone: '+393330000009', email: 'both@example.test' });
    await product.mailbox.next({ to: 'both@example.test' });
    expect((await invitationOf(vet)).text).toBeNull();
    const other = await newPayingVet();
    await invite(other, { phone: '123456789012345' });
    expect(await invitationOf(other)).toMatchObject({
      delivery: null,
      phone: '123456789012345',
      sms: false,
      smsRefusal: 'NO_NUMBER',
    });
    expect(peer.to('+393330000009')).toEqual([]);
  });

  it('is not sent in the trial or on the free plan, where staff get the text instead', async () => {
    const vet = await newVet(product);
    await invite(vet, { phone: '+393330000021' });
    const refused = { delivery: null, sms: false, smsRefusal: 'PLAN' };
    expect(await invitationOf(vet)).toMatchObject(refused);
    expect((await invitationOf(vet)).text).toContain(vet.facility.name);
    await choosePlan(product, vet, 'FREE');
    expect(await invitationOf(vet)).toMatchObject(refused);
    const paying = await newPayingVet();
    await invite(paying, { phone: '+393330000022' });
    await expect.poll(() => peer.to('+393330000022').length).toBe(1);
    expect(peer.to('+393330000021')).toEqual([]);
  });

  it('is sent only to Italy and to the country of the clinic', async () => {
    const vet = await newPayingVet();
    await invite(vet, { phone: '+5355512345' });
    expect(await invitationOf(vet)).toMatchObject({ delivery: null, smsRefusal: 'COUNTRY' });
    await product.pool.query(`update facilities set country = 'CU' where id = $1`, [
      vet.facility.id,
    ]);
    await vet.call(resendInvitation, { body: { id: (await invitationOf(vet)).id } });
    await expect.poll(() => peer.to('+5355512345').length).toBe(1);
  });
});

describe('SMS invitation without a provider', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.stop());

  it('returns the text with its link, to be sent by hand', async () => {
    const vet = await newVet(product);
    await invite(vet, { phone: '+393330000001' });
    const { delivery, text, link, sms } = await invitationOf(vet);
    expect({ delivery, sms }).toEqual({ delivery: null, sms: false });
    expect((await invitationOf(vet)).smsRefusal).toBe('NO_PROVIDER');
    expect(text).toContain(vet.facility.name);
    expect(text?.endsWith(link)).toBe(true);
  });
});
