import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { acceptInvitation } from '@zampa/contract/invitations/accept-invitation';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { removeLink } from '@zampa/contract/team/remove-link';
import { joinClinic, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient, type ClinicWithClient } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const FORBIDDEN = { status: 403, code: 'FORBIDDEN' };

describe('a client whom the clinic has paused', () => {
  const product = useProduct();

  const change = (caller: TestAccount, { vet, owner }: ClinicWithClient, status: string) =>
    caller.send(updateClientStatus, {
      body: { userId: owner.id, facilityId: vet.facility.id, status },
    });
  async function newPausedClient() {
    const clinic = await newClinicWithClient(product());
    expect(await change(clinic.vet, clinic, 'DISABLED_BY_VET')).toMatchObject({ status: 200 });
    return clinic;
  }
  async function invite({ vet }: ClinicWithClient, person: { email: string } | { phone: string }) {
    const query = { facilityId: vet.facility.id };
    const { rows } = await vet.call(inviteClients, { query, body: { users: [person] } });
    const [latest] = await vet.call(readInvitations, { query });
    return {
      status: rows[0]?.status,
      token: new URL(latest?.link ?? '').searchParams.get('invitation') ?? '',
    };
  }
  const accept = (caller: TestAccount, token: string) =>
    caller.call(acceptInvitation, { body: { token } });
  const statusesAt = async ({ vet }: ClinicWithClient) =>
    (await vet.call(readClients, { params: { id: vet.facility.id }, query: {} })).map(
      ({ status }) => status,
    );

  it.each([
    [
      'PATCH /api/client/status',
      (clinic: ClinicWithClient) => change(clinic.owner, clinic, 'REMOVED'),
    ],
    [
      'DELETE /api/v2/users/link',
      ({ vet, owner }: ClinicWithClient) =>
        owner.send(leaveFacility, {
          query: { id_facility: vet.facility.id, id_family: owner.familyId },
        }),
    ],
    [
      'DELETE /api/users/link',
      ({ vet, owner }: ClinicWithClient) =>
        owner.send(removeLink, { query: { id_user: owner.id, id_facility: vet.facility.id } }),
    ],
  ])("can leave with %s, but cannot join again with the clinic's code", async (_call, leave) => {
    const clinic = await newPausedClient();
    expect((await leave(clinic)).status).toBeLessThan(300);
    await expect(joinClinic(clinic.owner, clinic.vet.facility)).rejects.toMatchObject(FORBIDDEN);
    expect(await statusesAt(clinic)).toEqual([]);
  });

  it('cannot return with an invitation for another person', async () => {
    const clinic = await newPausedClient();
    const { token } = await invite(clinic, { phone: '+39 333 111 22 33' });
    await expect(accept(clinic.owner, token)).rejects.toMatchObject(FORBIDDEN);
    await change(clinic.owner, clinic, 'REMOVED');
    await expect(accept(clinic.owner, token)).rejects.toMatchObject(FORBIDDEN);
    expect(await statusesAt(clinic)).toEqual(['INVITED']);
  });

  it('cannot join again after the clinic has removed them', async () => {
    const clinic = await newPausedClient();
    await change(clinic.vet, clinic, 'REMOVED');
    await expect(joinClinic(clinic.owner, clinic.vet.facility)).rejects.toMatchObject(FORBIDDEN);
  });

  it('can return when the clinic resumes the relation or invites their address', async () => {
    const clinic = await newPausedClient();
    expect(await change(clinic.vet, clinic, 'ACTIVE')).toMatchObject({ status: 200 });
    await change(clinic.owner, clinic, 'REMOVED');
    await joinClinic(clinic.owner, clinic.vet.facility);

    await change(clinic.vet, clinic, 'DISABLED_BY_VET');
    await change(clinic.owner, clinic, 'REMOVED');
    const { status, token } = await invite(clinic, { email: clinic.owner.email });
    expect(status).toBe('INVITED');
    await accept(clinic.owner, token);
    expect(await statusesAt(clinic)).toEqual(['ACTIVE']);
  });
});
