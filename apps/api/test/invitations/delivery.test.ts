import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClient } from '@zampa/contract/clients/update-client';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { resendInvitation } from '@zampa/contract/invitations/resend-invitation';
import { newVet, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

describe('invitation delivery status', () => {
  const product = useProduct();
  const inviteClient = (vet: Vet, user: { email?: string; phone?: string }) =>
    vet.call(inviteClients, { query: { facilityId: vet.facility.id }, body: { users: [user] } });
  const invitationOf = async (vet: Vet) => {
    const query = { facilityId: vet.facility.id };
    const [invitation] = await vet.call(readInvitations, { query });
    if (!invitation) throw new Error('nobody was invited');
    return invitation;
  };
  const clientOf = async (vet: Vet) => {
    const [client] = await vet.call(readClients, { params: { id: vet.facility.id }, query: {} });
    if (!client) throw new Error('no client');
    return client;
  };
  const deliveryOf = async (vet: Vet) => (await invitationOf(vet)).delivery;

  it('is SENT once the mail server accepts the e-mail', async () => {
    const vet = await newVet(product());
    await inviteClient(vet, { email: 'taken@example.test' });
    await product().mailbox.next({ to: 'taken@example.test' });
    await expect.poll(() => deliveryOf(vet)).toBe('SENT');
    expect(await clientOf(vet)).toMatchObject({ status: 'INVITED', delivery: 'SENT' });
  });

  it('is REFUSED when the mail server rejects the address, and SENT once it is corrected', async () => {
    const vet = await newVet(product());
    const { heard } = await openSocket(vet);
    product().mailbox.refuse('wrong@example.test');
    await inviteClient(vet, { email: 'wrong@example.test' });
    await expect.poll(() => deliveryOf(vet)).toBe('REFUSED');
    const { userId, delivery } = await clientOf(vet);
    expect(delivery).toBe('REFUSED');
    await expect.poll(() => heard.filter(([name]) => name === 'client').length).toBe(2);

    const body = { id: userId, FacilityId: vet.facility.id, email: 'right@example.test' };
    expect(await vet.call(updateClient, { body })).toMatchObject({ delivery: null });
    await vet.call(resendInvitation, { body: { id: (await invitationOf(vet)).id } });
    await product().mailbox.next({ to: 'right@example.test' });
    await expect.poll(() => deliveryOf(vet)).toBe('SENT');
    expect(product().mailbox.emails.flatMap(({ recipients }) => recipients)).not.toContain(
      'wrong@example.test',
    );
  });

  it('is REFUSED for an unreachable colleague, and published to the staff', async () => {
    const vet = await newVet(product());
    const { heard } = await openSocket(vet);
    product().mailbox.refuse('nobody@example.test');
    const colleague = { firstName: 'Nina', lastName: 'Neri', idRole: 3 };
    await vet.call(inviteStaff, {
      query: { facilityId: vet.facility.id },
      body: { users: [{ ...colleague, email: 'nobody@example.test' }] },
    });
    await expect.poll(() => deliveryOf(vet)).toBe('REFUSED');
    const staffMessage = { facilityId: vet.facility.id, userId: null };
    await expect.poll(() => heard).toContainEqual(['staff', staffMessage]);
  });

  it('is null for an invitation by phone without an SMS provider', async () => {
    const vet = await newVet(product());
    await inviteClient(vet, { phone: '3331234567' });
    expect(await deliveryOf(vet)).toBe(null);
  });
});
