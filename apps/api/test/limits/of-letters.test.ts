import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClient } from '@zampa/contract/clients/update-client';
import { ignoreInvitation } from '@zampa/contract/invitations/ignore-invitation';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { resendInvitation } from '@zampa/contract/invitations/resend-invitation';
import { newVet, newVisitor, signedIn, type TestAccount, type Vet } from '@zampa/testing/people';
import { makeCall, type RefusedCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { haveSeats } from '../subscription/choose-plan.ts';
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

describe('letters to people who did not ask for them', () => {
  const product = useProduct();
  const staff = (by: TestAccount, { facility }: Vet, users: ReturnType<typeof colleagues>) =>
    by.call(inviteStaff, { query: { facilityId: facility.id }, body: { users } });
  const clients = (
    by: TestAccount,
    { facility }: Vet,
    users: { email?: string; phone?: string; message?: string }[],
  ) => by.call(inviteClients, { query: { facilityId: facility.id }, body: { users } });
  const open = (by: TestAccount, { facility }: Vet) =>
    by.call(readInvitations, { query: { facilityId: facility.id } });
  const resend = (by: TestAccount, id = '') => by.call(resendInvitation, { body: { id } });
  const refused = { status: 429, code: 'TOO_MANY_REQUESTS' };
  const waits = (error: RefusedCall) => Number(error.headers.get('retry-after')) > 0;

  it('are 100 to colleagues, 200 to clients, 300 in all of a clinic in a day, on whatever way', async () => {
    product().clock.advanceToNext(A_DAY);
    const vet = await newVet(product());
    await haveSeats(product(), vet);
    await staff(vet, vet, colleagues(0, 50));
    await staff(vet, vet, colleagues(50, 50));
    await expect(staff(vet, vet, colleagues(100, 1))).rejects.toMatchObject(refused);
    await clients(vet, vet, people(0, 200));
    await expect(clients(vet, vet, people(200, 1))).rejects.toSatisfy(waits);
    const [invitation] = await open(vet, vet);
    await expect(resend(vet, invitation?.id)).rejects.toMatchObject(refused);
    const [client] = await vet.call(readClients, { params: { id: vet.facility.id }, query: {} });
    const moved = {
      id: client?.userId ?? '',
      FacilityId: vet.facility.id,
      email: 'new@example.test',
    };
    await vet.call(updateClient, { body: moved });
    const toNew = (await open(vet, vet)).find(({ email }) => email === moved.email);
    await expect(resend(vet, toNew?.id)).rejects.toMatchObject(refused);
    const letters = await countOf(product(), 'outbox', `kind = 'sendInvitationEmail'`);
    expect(letters).toBe(300);
    product().clock.advanceToNext(A_DAY);
    const later = await signedIn(vet, vet.email);
    await resend(later, toNew?.id);
  });

  it('are three to one address in a day, of all clinics together', async () => {
    product().clock.advanceToNext(A_DAY);
    const [one, two] = [await newVet(product()), await newVet(product())];
    const email = 'often@example.test';
    await clients(one, one, [{ email }]);
    await clients(two, two, [{ email }]);
    const [invitation] = await open(one, one);
    await resend(one, invitation?.id);
    await expect(resend(one, invitation?.id)).rejects.toMatchObject(refused);
    const [third, fourth] = [await newVet(product()), await newVet(product())];
    expect(await clients(third, third, [{ email }, { email: 'once@example.test' }])).toEqual({
      invited: 1,
      rows: [
        { row: 0, status: 'ERROR', code: 'TOO_MANY_LETTERS' },
        { row: 1, status: 'INVITED' },
      ],
    });
    const [colleague] = colleagues(500, 1);
    if (!colleague) throw new Error('nobody to invite');
    expect(await staff(fourth, fourth, [{ ...colleague, email }])).toMatchObject({
      rows: [{ code: 'TOO_MANY_LETTERS' }],
    });
    const received = product().mailbox.letters.filter(({ recipients }) =>
      recipients.includes(email),
    );
    expect(received.length).toBeLessThanOrEqual(3);
  });

  it('are sent again five times in an hour for one client, whatever their number is meanwhile', async () => {
    const vet = await newVet(product());
    product().clock.advanceToNext(HOUR);
    const by = await signedIn(vet, vet.email);
    await clients(by, vet, [{ phone: '+39 333 1234567' }]);
    const again = async () => resend(by, (await open(by, vet))[0]?.id);
    for (let number = 0; number < 3; number += 1) await again();
    const [client] = await by.call(readClients, { params: { id: vet.facility.id }, query: {} });
    const changed = {
      id: client?.userId ?? '',
      FacilityId: vet.facility.id,
      phone: '+39 333 7654321',
    };
    await by.call(updateClient, { body: changed });
    for (let number = 0; number < 2; number += 1) await again();
    await expect(again()).rejects.toSatisfy(waits);
  });

  it.each(['Claim your refund at https://evil.example/now', 'vedi www.evil.example', 'evil.com'])(
    'do not lead to the web with %j',
    async (message) => {
      const vet = await newVet(product());
      const field = { field: 'users.0.message', code: 'web_address' };
      await expect(clients(vet, vet, [{ email: 'x@example.test', message }])).rejects.toMatchObject(
        { code: 'VALIDATION', fields: [field] },
      );
      const users = colleagues(600, 1).map((colleague) => ({ ...colleague, message }));
      await expect(staff(vet, vet, users)).rejects.toMatchObject({ fields: [field] });
    },
  );

  it('can be turned down by a colleague too, without any sign-in', async () => {
    const vet = await newVet(product());
    await staff(vet, vet, colleagues(700, 1));
    const { mail } = await product().mailbox.next({ to: 'colleague.700@example.test' });
    const token = /invitation=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '';
    const visitor = newVisitor(product().address);
    await makeCall(visitor, ignoreInvitation, { body: { token } });
    expect(await open(vet, vet)).toEqual([]);
    await expect(makeCall(visitor, ignoreInvitation, { body: { token } })).rejects.toMatchObject({
      status: 409,
    });
  });
});
