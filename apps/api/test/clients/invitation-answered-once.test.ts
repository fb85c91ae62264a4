import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { readMe } from '@zampa/contract/people/read-me';
import { joinClinic } from '@zampa/testing/people';
import { type RefusedCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import {
  acceptInvitationLink,
  answerInvitation,
  clientsOf,
  invite,
  invitingClinicIds,
  latestInvitationToken,
  newOwnerWithRecord,
} from './client-invitations.ts';

const CONFLICT = { status: 409, code: 'STATUS_CONFLICT' };

describe('answering an invitation more than once', () => {
  const product = useProduct();
  const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    outcomes
      .map((each) => (each.status === 'fulfilled' ? '' : (each.reason as RefusedCall).code))
      .toSorted();

  async function newInvitedOwner() {
    const clinic = await newOwnerWithRecord(product());
    await invite(clinic.vet, clinic.record);
    return { ...clinic, token: await latestInvitationToken(clinic.vet) };
  }
  async function expectOnce({ vet, owner }: Awaited<ReturnType<typeof newInvitedOwner>>) {
    expect(await clientsOf(vet)).toMatchObject([
      { userId: owner.id, FamilyId: owner.familyId, status: 'ACTIVE', pets: [{ name: 'Kira' }] },
    ]);
    const me = await owner.call(readMe, {});
    expect([me.families.length, me.pets.length, me.vetFacilities.length]).toEqual([1, 1, 1]);
    expect(await invitingClinicIds(owner)).toEqual([]);
    const query = { facilityId: vet.facility.id };
    expect(await vet.call(readInvitations, { query })).toEqual([]);
    const accepted = `status = 'ACCEPTED' and facility_id = $1`;
    expect(await countOf(product(), 'invitations', accepted, [vet.facility.id])).toBe(1);
  }

  it('accepts it once from ten devices at the same moment', async () => {
    const clinic = await newInvitedOwner();
    const { owner, vet } = clinic;
    const presses = Array.from({ length: 10 }, () => answerInvitation(owner, vet, 'ACTIVE'));
    const codes = codesOf(await Promise.allSettled(presses));
    expect(codes).toEqual(['', ...Array<string>(9).fill('STATUS_CONFLICT')]);
    await expectOnce(clinic);
  });

  it('accepts it once by the app, the link and the clinic code at the same moment', async () => {
    const clinic = await newInvitedOwner();
    const { owner, vet, token } = clinic;
    const [app, link, code] = await Promise.allSettled([
      answerInvitation(owner, vet, 'ACTIVE'),
      acceptInvitationLink(owner, token),
      joinClinic(owner, vet.facility),
    ]);
    expect(code?.status).toBe('fulfilled');
    const others = codesOf([app, link].flatMap((each) => each ?? []));
    for (const each of others) expect(['', 'STATUS_CONFLICT']).toContain(each);
    await expectOnce(clinic);
  });

  it('keeps the first answer, whether the app or the link came first', async () => {
    const [first, second] = [await newInvitedOwner(), await newInvitedOwner()];
    await answerInvitation(first.owner, first.vet, 'ACTIVE');
    await expect(acceptInvitationLink(first.owner, first.token)).rejects.toMatchObject(CONFLICT);
    await expect(answerInvitation(first.owner, first.vet, 'ACTIVE')).rejects.toMatchObject(
      CONFLICT,
    );
    await expectOnce(first);
    await acceptInvitationLink(second.owner, second.token);
    for (const status of ['ACTIVE', 'IGNORED'] as const)
      await expect(answerInvitation(second.owner, second.vet, status)).rejects.toMatchObject(
        CONFLICT,
      );
    await expectOnce(second);
  });

  it('repeats the first response to a retry with the same idempotency key', async () => {
    const clinic = await newInvitedOwner();
    const { owner, vet } = clinic;
    const press = () =>
      owner.call(updateClientStatus, {
        body: { userId: owner.id, facilityId: vet.facility.id, status: 'ACTIVE' },
        headers: { 'idempotency-key': 'pressed-once' },
      });
    expect(await press()).toEqual(await press());
    await expectOnce(clinic);
  });
});
