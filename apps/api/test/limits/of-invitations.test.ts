import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClient } from '@zampa/contract/clients/update-client';
import { ignoreInvitation } from '@zampa/contract/invitations/ignore-invitation';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { resendInvitation } from '@zampa/contract/invitations/resend-invitation';
import { newVet, newVisitor, openSession, type TestAccount, type Vet } from '@zampa/testing/people';
import { makeCall, type RefusedCall } from '@zampa/testing/send-call';
import { afterEach, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { addManySeats } from '../subscription/choose-plan.ts';
import { countOf } from '../stored.ts';

const HOUR = 3600;
const A_DAY = 86_400;

const colleagues = (from: number, count: number) =>
  Array.from({ length: count }, (_, number) => ({
    email: `colleague.${from + number}@example.test`,
    firstName: 'Nina',
    lastName: 'Neri',
    idRole: 3,
  }));
const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, number) => ({ email: `client.${from + number}@example.test` }));

describe('invitations', () => {
  const product = useProduct();
  const sendStaffInvitations = (
    inviter: TestAccount,
    { facility }: Vet,
    users: ReturnType<typeof colleagues>,
  ) => inviter.call(inviteStaff, { query: { facilityId: facility.id }, body: { users } });
  const sendClientInvitations = (
    inviter: TestAccount,
    { facility }: Vet,
    users: { email?: string; phone?: string; message?: string }[],
  ) => inviter.call(inviteClients, { query: { facilityId: facility.id }, body: { users } });
  const readOpenInvitations = (inviter: TestAccount, { facility }: Vet) =>
    inviter.call(readInvitations, { query: { facilityId: facility.id } });
  const resend = (inviter: TestAccount, id = '') =>
    inviter.call(resendInvitation, { body: { id } });
  const refused = { status: 429, code: 'TOO_MANY_REQUESTS' };
  // Codes of the next test would wait behind hundreds of these e-mails.
  afterEach(() =>
    product().pool.query(
      `delete from outbox where kind = 'sendInvitationEmail' and done_at is null`,
    ),
  );
  const waits = (error: RefusedCall) => Number(error.headers.get('retry-after')) > 0;

  it('are limited to 100 colleagues and 600 people a day for a paying clinic, even on its first day', async () => {
    product().clock.advanceToNext(A_DAY);
    const vet = await newVet(product());
    await addManySeats(product(), vet);
    await sendStaffInvitations(vet, vet, colleagues(0, 50));
    await sendStaffInvitations(vet, vet, colleagues(50, 50));
    await expect(sendStaffInvitations(vet, vet, colleagues(100, 1))).rejects.toMatchObject(refused);
    for (let from = 0; from < 400; from += 200)
      await sendClientInvitations(vet, vet, people(from, 200));
    await sendClientInvitations(vet, vet, people(400, 100));
    await expect(sendClientInvitations(vet, vet, people(500, 1))).rejects.toSatisfy(waits);
    const [invitation] = await readOpenInvitations(vet, vet);
    await expect(resend(vet, invitation?.id)).rejects.toMatchObject(refused);
    const [client] = await vet.call(readClients, { params: { id: vet.facility.id }, query: {} });
    const moved = {
      id: client?.userId ?? '',
      FacilityId: vet.facility.id,
      email: 'new@example.test',
    };
    await vet.call(updateClient, { body: moved });
    const toNew = (await readOpenInvitations(vet, vet)).find(({ email }) => email === moved.email);
    await expect(resend(vet, toNew?.id)).rejects.toMatchObject(refused);
    const letters = await countOf(product(), 'outbox', `kind = 'sendInvitationEmail'`);
    expect(letters).toBe(600);
    product().clock.advanceToNext(A_DAY);
    const later = await openSession(vet, vet.email);
    await resend(later, toNew?.id);
  });

  it('are limited for a trial clinic to 100 people on its first day, 200 in its first week, then 300', async () => {
    product().clock.advanceToNext(A_DAY);
    const vet = await newVet(product());
    await sendClientInvitations(vet, vet, people(1000, 100));
    await expect(sendClientInvitations(vet, vet, people(1100, 1))).rejects.toSatisfy(waits);
    product().clock.advance(A_DAY + HOUR);
    const nextDay = await openSession(vet, vet.email);
    await sendClientInvitations(nextDay, vet, people(1200, 200));
    await expect(sendClientInvitations(nextDay, vet, people(1400, 1))).rejects.toMatchObject(
      refused,
    );
    product().clock.advance(7 * A_DAY);
    const nextWeek = await openSession(vet, vet.email);
    await sendClientInvitations(nextWeek, vet, people(1500, 200));
    await sendClientInvitations(nextWeek, vet, people(1700, 100));
    await expect(sendClientInvitations(nextWeek, vet, people(1800, 1))).rejects.toMatchObject(
      refused,
    );
  });

  it('are limited to three a day per address, across all clinics', async () => {
    product().clock.advanceToNext(A_DAY);
    const [one, two] = [await newVet(product()), await newVet(product())];
    const email = 'often@example.test';
    await sendClientInvitations(one, one, [{ email }]);
    await sendClientInvitations(two, two, [{ email }]);
    const [invitation] = await readOpenInvitations(one, one);
    await resend(one, invitation?.id);
    await expect(resend(one, invitation?.id)).rejects.toMatchObject(refused);
    const [third, fourth] = [await newVet(product()), await newVet(product())];
    expect(
      await sendClientInvitations(third, third, [{ email }, { email: 'once@example.test' }]),
    ).toEqual({
      invited: 1,
      rows: [
        { row: 0, status: 'ERROR', code: 'TOO_MANY_LETTERS' },
        { row: 1, status: 'INVITED' },
      ],
    });
    const [colleague] = colleagues(500, 1);
    if (!colleague) throw new Error('nobody to invite');
    expect(await sendStaffInvitations(fourth, fourth, [{ ...colleague, email }])).toMatchObject({
      rows: [{ code: 'TOO_MANY_LETTERS' }],
    });
    const received = product().mailbox.emails.filter(({ recipients }) =>
      recipients.includes(email),
    );
    expect(received.length).toBeLessThanOrEqual(3);
  });

  it('can be resent five times an hour per client, even if the phone number changes', async () => {
    const vet = await newVet(product());
    product().clock.advanceToNext(HOUR);
    const inviter = await openSession(vet, vet.email);
    await sendClientInvitations(inviter, vet, [{ phone: '+39 333 1234567' }]);
    const again = async () => resend(inviter, (await readOpenInvitations(inviter, vet))[0]?.id);
    for (let number = 0; number < 3; number += 1) await again();
    const [client] = await inviter.call(readClients, {
      params: { id: vet.facility.id },
      query: {},
    });
    const changed = {
      id: client?.userId ?? '',
      FacilityId: vet.facility.id,
      phone: '+39 333 7654321',
    };
    await inviter.call(updateClient, { body: changed });
    for (let number = 0; number < 2; number += 1) await again();
    await expect(again()).rejects.toSatisfy(waits);
  });

  it.each(['Claim your refund at https://evil.example/now', 'vedi www.evil.example', 'evil.com'])(
    'reject a message with a web address: %j',
    async (message) => {
      const vet = await newVet(product());
      const field = { field: 'users.0.message', code: 'web_address' };
      await expect(
        sendClientInvitations(vet, vet, [{ email: 'x@example.test', message }]),
      ).rejects.toMatchObject({ code: 'VALIDATION', fields: [field] });
      const users = colleagues(600, 1).map((colleague) => ({ ...colleague, message }));
      await expect(sendStaffInvitations(vet, vet, users)).rejects.toMatchObject({
        fields: [field],
      });
    },
  );

  it('can be declined by a colleague without signing in', async () => {
    const vet = await newVet(product());
    await sendStaffInvitations(vet, vet, colleagues(700, 1));
    const { mail } = await product().mailbox.next({ to: 'colleague.700@example.test' });
    const token = /invitation=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '';
    const visitor = newVisitor(product().address);
    await makeCall(visitor, ignoreInvitation, { body: { token } });
    expect(await readOpenInvitations(vet, vet)).toEqual([]);
    await expect(makeCall(visitor, ignoreInvitation, { body: { token } })).rejects.toMatchObject({
      status: 409,
    });
  });
});
