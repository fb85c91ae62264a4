import { confirmEmailChange } from '@zampa/contract/account/confirm-email-change';
import { requestEmailChange } from '@zampa/contract/account/request-email-change';
import { signIn } from '@zampa/contract/account/sign-in';
import { signUp } from '@zampa/contract/account/sign-up';
import { updateClient } from '@zampa/contract/clients/update-client';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { moveToFamily } from '@zampa/testing/memberships';
import {
  readCode,
  joinClinic,
  newOwner,
  newVet,
  newVisitor,
  PASSWORD,
} from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import {
  answerInvitation,
  clientsOf,
  invite,
  invitingClinicIds,
  createRecord,
  newOwnerWithRecord,
} from './client-invitations.ts';

const UNKNOWN = { status: 404, code: 'NOT_FOUND' };

describe('invitation to an e-mail address', () => {
  const product = useProduct();
  const address = () => newVisitor(product().address).email;

  it('appears only after its recipient has confirmed the address, at sign-up or after a change', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    const [unconfirmed, newAddress] = [address(), address()];
    const visitor = newVisitor(product().address);
    const profile = { name: 'Una', family_name: 'Test', language: 'en' } as const;
    const login = { email: unconfirmed, password: PASSWORD };
    await makeCall(visitor, signUp, { body: { ...login, ...profile } });
    await owner.call(requestEmailChange, { body: { email: newAddress, password: PASSWORD } });
    const code = await readCode(product().mailbox, newAddress);
    for (const email of [unconfirmed, newAddress]) await invite(vet, { email });
    await waitForJobs(product());
    await expect(makeCall(visitor, signIn, { body: login })).rejects.toMatchObject({
      code: 'NOT_CONFIRMED',
    });
    expect(await owner.call(readNotifications, { query: {} })).toEqual([]);
    expect(await invitingClinicIds(owner)).toEqual([]);
    await expect(answerInvitation(owner, vet, 'ACTIVE')).rejects.toMatchObject(UNKNOWN);

    await owner.call(confirmEmailChange, { body: { code } });
    expect(await invitingClinicIds(owner)).toEqual([vet.facility.id]);
    expect(await answerInvitation(owner, vet, 'ACTIVE')).toMatchObject({ status: 'ACTIVE' });
  });

  it('moves to another person when the clinic corrects the address', async () => {
    const { vet, owner, record } = await newOwnerWithRecord(product());
    const right = await newOwner(product(), 'Rita');
    await invite(vet, record);
    const { heard } = await openSocket(owner);
    const corrected = { id: record.id, FacilityId: vet.facility.id, email: right.email };
    await vet.call(updateClient, { body: corrected });
    await expect.poll(() => heard.map(([kind]) => kind)).toContain('family');
    expect(await invitingClinicIds(owner)).toEqual([]);
    await expect(answerInvitation(owner, vet, 'ACTIVE')).rejects.toMatchObject(UNKNOWN);
    expect(await invitingClinicIds(right)).toEqual([vet.facility.id]);
    await waitForJobs(product());
    expect(await right.call(readNotifications, { query: {} })).toMatchObject([
      { kind: 'INVITATION' },
    ]);
    expect(await answerInvitation(right, vet, 'ACTIVE')).toMatchObject({
      id: record.id,
      userId: right.id,
    });
  });

  it('does not appear for family members without admin rights or families that the clinic has paused', async () => {
    const { vet, owner, record } = await newOwnerWithRecord(product());
    const partner = await newOwner(product(), 'Paolo');
    await moveToFamily(product().pool, partner.familyId, owner.id);
    await invite(vet, record);
    expect(await invitingClinicIds(owner)).toEqual([]);
    await expect(answerInvitation(owner, vet, 'ACTIVE')).rejects.toMatchObject({ status: 403 });

    const [elsewhere, shut] = [await newVet(product()), await newOwner(product())];
    await joinClinic(shut, elsewhere.facility);
    const body = { userId: shut.id, facilityId: elsewhere.facility.id } as const;
    await elsewhere.call(updateClientStatus, { body: { ...body, status: 'DISABLED_BY_VET' } });
    const email = address();
    await shut.call(requestEmailChange, { body: { email, password: PASSWORD } });
    const code = await readCode(product().mailbox, email);
    await invite(elsewhere, await createRecord(elsewhere, email));
    await shut.call(confirmEmailChange, { body: { code } });
    expect(await invitingClinicIds(shut)).toEqual([]);
    await expect(answerInvitation(shut, elsewhere, 'ACTIVE')).rejects.toMatchObject({
      status: 403,
    });
    expect((await clientsOf(elsewhere)).map(({ status }) => status).toSorted()).toEqual([
      'DISABLED_BY_VET',
      'INVITED',
    ]);
  });

  it("merges the record into the family's existing relation, with both notes", async () => {
    const { vet, owner, record } = await newOwnerWithRecord(product());
    await joinClinic(await addSecondAdmin(owner), vet.facility);
    await invite(vet, record);
    expect(await invitingClinicIds(owner)).toEqual([vet.facility.id]);
    expect(await answerInvitation(owner, vet, 'ACTIVE')).toMatchObject({
      FamilyId: owner.familyId,
    });
    expect(await clientsOf(vet)).toMatchObject([
      { FamilyId: owner.familyId, note: 'Rings in the evening', pets: [{ name: 'Kira' }] },
    ]);
  });

  /** Adds a second admin to the same family, and returns them. */
  async function addSecondAdmin(owner: Awaited<ReturnType<typeof newOwner>>) {
    const partner = await newOwner(product(), 'Paolo');
    await moveToFamily(product().pool, owner.familyId, partner.id);
    await product().pool.query('update family_members set role_id = 9 where user_id = $1', [
      partner.id,
    ]);
    return { ...partner, familyId: owner.familyId };
  }
});
