import { confirmEmailChange } from '@zampa/contract/account/confirm-email-change';
import { requestEmailChange } from '@zampa/contract/account/request-email-change';
import { signIn } from '@zampa/contract/account/sign-in';
import { signUp } from '@zampa/contract/account/sign-up';
import { updateClient } from '@zampa/contract/clients/update-client';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { adopt } from '@zampa/testing/memberships';
import { codeFor, join, newOwner, newVet, newVisitor, PASSWORD } from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { settled } from '../notifications/settled.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { answer, clientsOf, invite, inviting, writeDown, writtenDown } from './invited.ts';

const UNKNOWN = { status: 404, code: 'NOT_FOUND' };

describe('whose address it is', () => {
  const product = useProduct();
  const address = () => newVisitor(product().address).email;

  it('does not count before it is confirmed: of a new account, or as a new address', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    const [unconfirmed, wanted] = [address(), address()];
    const visitor = newVisitor(product().address);
    const profile = { name: 'Una', family_name: 'Test', language: 'en' } as const;
    const login = { email: unconfirmed, password: PASSWORD };
    await makeCall(visitor, signUp, { body: { ...login, ...profile } });
    await owner.call(requestEmailChange, { body: { email: wanted, password: PASSWORD } });
    const code = await codeFor(product().mailbox, wanted);
    for (const email of [unconfirmed, wanted]) await invite(vet, { email });
    await settled(product());
    await expect(makeCall(visitor, signIn, { body: login })).rejects.toMatchObject({
      code: 'NOT_CONFIRMED',
    });
    expect(await owner.call(readNotifications, { query: {} })).toEqual([]);
    expect(await inviting(owner)).toEqual([]);
    await expect(answer(owner, vet, 'ACTIVE')).rejects.toMatchObject(UNKNOWN);

    await owner.call(confirmEmailChange, { body: { code } });
    expect(await inviting(owner)).toEqual([vet.facility.id]);
    expect(await answer(owner, vet, 'ACTIVE')).toMatchObject({ status: 'ACTIVE' });
  });

  it('is the address that was invited, wherever the clinic corrects it to', async () => {
    const { vet, owner, record } = await writtenDown(product());
    const right = await newOwner(product(), 'Rita');
    await invite(vet, record);
    const { heard } = await openSocket(owner);
    const corrected = { id: record.id, FacilityId: vet.facility.id, email: right.email };
    await vet.call(updateClient, { body: corrected });
    await expect.poll(() => heard.map(([kind]) => kind)).toContain('family');
    expect(await inviting(owner)).toEqual([]);
    await expect(answer(owner, vet, 'ACTIVE')).rejects.toMatchObject(UNKNOWN);
    expect(await inviting(right)).toEqual([vet.facility.id]);
    await settled(product());
    expect(await right.call(readNotifications, { query: {} })).toMatchObject([
      { kind: 'INVITATION' },
    ]);
    expect(await answer(right, vet, 'ACTIVE')).toMatchObject({ id: record.id, userId: right.id });
  });

  it('is not asked of who looks after no family, nor of whom the clinic has shut out', async () => {
    const { vet, owner, record } = await writtenDown(product());
    const partner = await newOwner(product(), 'Paolo');
    await adopt(product().pool, partner.familyId, owner.id);
    await invite(vet, record);
    expect(await inviting(owner)).toEqual([]);
    await expect(answer(owner, vet, 'ACTIVE')).rejects.toMatchObject({ status: 403 });

    const [elsewhere, shut] = [await newVet(product()), await newOwner(product())];
    await join(shut, elsewhere.facility);
    const body = { userId: shut.id, facilityId: elsewhere.facility.id } as const;
    await elsewhere.call(updateClientStatus, { body: { ...body, status: 'DISABLED_BY_VET' } });
    const email = address();
    await shut.call(requestEmailChange, { body: { email, password: PASSWORD } });
    const code = await codeFor(product().mailbox, email);
    await invite(elsewhere, await writeDown(elsewhere, email));
    await shut.call(confirmEmailChange, { body: { code } });
    expect(await inviting(shut)).toEqual([]);
    await expect(answer(shut, elsewhere, 'ACTIVE')).rejects.toMatchObject({ status: 403 });
    expect((await clientsOf(elsewhere)).map(({ status }) => status).toSorted()).toEqual([
      'DISABLED_BY_VET',
      'INVITED',
    ]);
  });

  it('leads to the relation that the family has already, with both notes', async () => {
    const { vet, owner, record } = await writtenDown(product());
    await join(await leaveFor(owner), vet.facility);
    await invite(vet, record);
    expect(await inviting(owner)).toEqual([vet.facility.id]);
    expect(await answer(owner, vet, 'ACTIVE')).toMatchObject({ FamilyId: owner.familyId });
    expect(await clientsOf(vet)).toMatchObject([
      { FamilyId: owner.familyId, note: 'Rings in the evening', pets: [{ name: 'Kira' }] },
    ]);
  });

  /** Somebody else who is admin of the same family. */
  async function leaveFor(owner: Awaited<ReturnType<typeof newOwner>>) {
    const partner = await newOwner(product(), 'Paolo');
    await adopt(product().pool, owner.familyId, partner.id);
    await product().pool.query('update family_members set role_id = 9 where user_id = $1', [
      partner.id,
    ]);
    return { ...partner, familyId: owner.familyId };
  }
});
