import { confirmEmailChange } from '@zampa/contract/account/confirm-email-change';
import { requestEmailChange } from '@zampa/contract/account/request-email-change';
import { signIn } from '@zampa/contract/account/sign-in';
import { signUp } from '@zampa/contract/account/sign-up';
import { updateClient } from '@zampa/contract/clients/update-client';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { withdrawInvitation } from '@zampa/contract/invitations/withdraw-invitation';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { readMe } from '@zampa/contract/people/read-me';
import { adopt } from '@zampa/testing/memberships';
import {
  codeFor,
  join,
  newColleague,
  newOwner,
  newVet,
  newVisitor,
  PASSWORD,
  type TestAccount,
} from '@zampa/testing/people';
import { makeCall, type RefusedCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { settled } from '../notifications/settled.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { countOf } from '../stored.ts';
import {
  acceptLink,
  answer,
  clientsOf,
  invite,
  inviting,
  tokenOf,
  TYPED,
  writeDown,
} from './invited.ts';

const UNKNOWN = { status: 404, code: 'NOT_FOUND' };
const CONFLICT = { status: 409, code: 'STATUS_CONFLICT' };

/** A clinic, a pet owner who is on Zampa and no client of it, and what it has written down under their address. */
async function scene(product: ReturnType<ReturnType<typeof useProduct>>) {
  const [vet, owner] = [await newVet(product), await newOwner(product)];
  return { vet, owner, record: await writeDown(vet, owner.email) };
}

describe('an invitation to the address of somebody who has an account', () => {
  const product = useProduct();
  const invited = async () => {
    const clinic = await scene(product());
    await invite(clinic.vet, clinic.record);
    return clinic;
  };
  const kindsTold = async (person: TestAccount) => {
    await settled(product());
    return (await person.call(readNotifications, { query: {} })).map(({ kind }) => kind);
  };

  it('waits in their inbox and among what waits for them, and is told live', async () => {
    const { vet, owner, record } = await scene(product());
    const { id, name } = vet.facility;
    expect(await inviting(owner), 'nothing is asked of who was only written down').toEqual([]);
    const { heard } = await openSocket(owner);
    await invite(vet, record);
    const told = { kind: 'INVITATION', title: `${name} invites you`, url: '/app/dashboard' };
    await expect
      .poll(() => heard)
      .toContainEqual(['family', { FamilyId: owner.familyId, userId: null }]);
    await expect.poll(() => heard).toContainEqual(['notification', expect.objectContaining(told)]);
    const inbox = await owner.call(readInbox, { query: {} });
    expect(inbox).toMatchObject({
      total: 1,
      items: [
        { ...told, facilityId: id, timezone: 'Europe/Rome', phone: '+39 02 123', person: null },
      ],
    });
    expect(await owner.call(readMe, {})).toMatchObject({
      pendingFacilities: [{ id, name, city: null, image: null }],
      vetFacilities: [],
      pets: [],
    });
    expect(await kindsTold(owner)).toEqual(['INVITATION']);
  });

  it('is accepted in the app, and the record with all it holds becomes the family’s', async () => {
    const { vet, owner, record } = await invited();
    const { heard } = await openSocket(vet);
    expect(await answer(owner, vet, 'ACTIVE')).toMatchObject({
      id: record.id,
      userId: owner.id,
      FamilyId: owner.familyId,
      firstName: 'Olga',
      status: 'ACTIVE',
      note: '',
    });
    const told = { facilityId: vet.facility.id, FamilyId: owner.familyId };
    await expect.poll(() => heard).toContainEqual(['client', told]);
    expect(await clientsOf(vet)).toMatchObject([
      {
        id: record.id,
        userId: owner.id,
        firstName: 'Olga',
        status: 'ACTIVE',
        note: 'Rings in the evening',
        pets: [{ name: 'Kira' }],
      },
    ]);
    expect(await inviting(owner)).toEqual([]);
    expect(await owner.call(readMe, {})).toMatchObject({
      pendingFacilities: [],
      vetFacilities: [{ id: vet.facility.id, status: 'ACTIVE' }],
      pets: [{ name: 'Kira' }],
    });
    expect(await countOf(product(), 'users', 'id = $1', [record.userId])).toBe(0);
  });

  it('is ignored in the app: the clinic keeps its record, and does not learn whose address it is', async () => {
    const { vet, owner, record } = await invited();
    const [before] = await clientsOf(vet);
    const given = await answer(owner, vet, 'IGNORED');
    expect(given).toMatchObject({
      userId: owner.id,
      firstName: 'Olga',
      status: 'IGNORED',
      pets: [],
    });
    expect(JSON.stringify(given), 'what the clinic typed is its own').not.toMatch(/Typed|1234567/);
    const [after] = await clientsOf(vet);
    const { dateUpdated } = after ?? {};
    expect(after).toEqual({ ...before, status: 'IGNORED', delivery: null, dateUpdated });
    expect(after).toMatchObject({ userId: record.userId, registered: false, ...TYPED });
    expect(await inviting(owner)).toEqual([]);
    await expect(answer(owner, vet, 'IGNORED')).rejects.toMatchObject(CONFLICT);
    expect(await answer(owner, vet, 'ACTIVE'), 'on second thoughts').toMatchObject({
      status: 'ACTIVE',
    });
  });

  it('is no other to the clinic than one to an address that nobody has', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    const { email: nobodys } = newVisitor(product().address);
    const { heard } = await openSocket(vet);
    const answers = [];
    for (const email of [owner.email, nobodys]) answers.push(await invite(vet, { email }));
    await settled(product());
    expect(answers[0]).toEqual(answers[1]);
    const seen = (await clientsOf(vet)).map((client) => ({
      ...client,
      ...{ id: '', userId: '', FamilyId: '', email: '', dateUpdated: '' },
    }));
    expect(seen[0]).toEqual(seen[1]);
    const query = { facilityId: vet.facility.id };
    const letters = (await vet.call(readInvitations, { query })).map(
      ({ delivery, sent, userId }) => [delivery, sent, userId === owner.id],
    );
    expect(letters).toEqual([
      ['SENT', 1, false],
      ['SENT', 1, false],
    ]);
    const messages = JSON.stringify(heard);
    for (const own of [owner.id, owner.familyId]) expect(messages).not.toContain(own);
  });

  it('is nobody else’s to see or to answer', async () => {
    const { vet, owner } = await invited();
    const [stranger, other, colleague] = [
      await newOwner(product()),
      await newVet(product()),
      await newColleague(product()),
    ];
    for (const status of ['ACTIVE', 'IGNORED'] as const) {
      await expect(answer(stranger, vet, status)).rejects.toMatchObject(UNKNOWN);
      await expect(answer(owner, other, status), 'of another clinic').rejects.toMatchObject(
        UNKNOWN,
      );
      const body = { userId: owner.id, facilityId: vet.facility.id, status };
      for (const by of [stranger, colleague])
        await expect(by.call(updateClientStatus, { body })).rejects.toMatchObject({ status: 404 });
    }
    expect(await inviting(stranger)).toEqual([]);
    expect((await stranger.call(readMe, {})).pendingFacilities).toEqual([]);
    expect(await kindsTold(stranger)).toEqual([]);
    expect(await inviting(owner)).toEqual([vet.facility.id]);
  });

  it('takes no other step, and none where nothing is asked', async () => {
    const { vet, owner, record } = await scene(product());
    for (const status of ['ACTIVE', 'IGNORED', 'REMOVED'] as const)
      await expect(answer(owner, vet, status)).rejects.toMatchObject(UNKNOWN);
    await invite(vet, record);
    for (const status of ['REMOVED', 'DISABLED_BY_PO', 'IMPORTED', 'INVITED'] as const)
      await expect(answer(owner, vet, status), status).rejects.toMatchObject(CONFLICT);
    expect(await clientsOf(vet)).toMatchObject([{ id: record.id, status: 'INVITED' }]);
  });

  it('ends when the clinic takes it back, or removes the client', async () => {
    const { vet, owner, record } = await invited();
    const query = { facilityId: vet.facility.id };
    const [open] = await vet.call(readInvitations, { query });
    await settled(product());
    const { heard } = await openSocket(owner);
    await vet.call(withdrawInvitation, { query: { id: open?.id ?? '' } });
    await expect.poll(() => heard.map(([kind]) => kind)).toEqual(['family']);
    expect(await inviting(owner)).toEqual([]);
    await expect(answer(owner, vet, 'ACTIVE')).rejects.toMatchObject(UNKNOWN);
    await invite(vet, record);
    expect(await inviting(owner)).toEqual([vet.facility.id]);
    const body = { userId: record.userId, facilityId: vet.facility.id, status: 'REMOVED' } as const;
    await vet.call(updateClientStatus, { body });
    expect(await inviting(owner)).toEqual([]);
    await expect(answer(owner, vet, 'ACTIVE')).rejects.toMatchObject(UNKNOWN);
  });

  it('also waits without a letter, for who has the address of the record', async () => {
    const { vet, owner, record } = await scene(product());
    const body = { userId: record.userId, facilityId: vet.facility.id, status: 'INVITED' } as const;
    await vet.call(updateClientStatus, { body });
    expect(await inviting(owner)).toEqual([vet.facility.id]);
    expect(await kindsTold(owner)).toEqual(['INVITATION']);
    expect(await answer(owner, vet, 'ACTIVE')).toMatchObject({ id: record.id, status: 'ACTIVE' });
  });
});

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
    const { vet, owner, record } = await scene(product());
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
    const { vet, owner, record } = await scene(product());
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
    const { vet, owner, record } = await scene(product());
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

describe('an invitation that is answered more than once', () => {
  const product = useProduct();
  const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
    outcomes
      .map((each) => (each.status === 'fulfilled' ? '' : (each.reason as RefusedCall).code))
      .toSorted();

  async function invited() {
    const clinic = await scene(product());
    await invite(clinic.vet, clinic.record);
    return { ...clinic, token: await tokenOf(clinic.vet) };
  }
  async function expectOnce({ vet, owner }: Awaited<ReturnType<typeof invited>>) {
    expect(await clientsOf(vet)).toMatchObject([
      { userId: owner.id, FamilyId: owner.familyId, status: 'ACTIVE', pets: [{ name: 'Kira' }] },
    ]);
    const me = await owner.call(readMe, {});
    expect([me.families.length, me.pets.length, me.vetFacilities.length]).toEqual([1, 1, 1]);
    expect(await inviting(owner)).toEqual([]);
    const query = { facilityId: vet.facility.id };
    expect(await vet.call(readInvitations, { query })).toEqual([]);
    const accepted = `status = 'ACCEPTED' and facility_id = $1`;
    expect(await countOf(product(), 'invitations', accepted, [vet.facility.id])).toBe(1);
  }

  it('counts once from ten devices at the same moment', async () => {
    const clinic = await invited();
    const { owner, vet } = clinic;
    const presses = Array.from({ length: 10 }, () => answer(owner, vet, 'ACTIVE'));
    const codes = codesOf(await Promise.allSettled(presses));
    expect(codes).toEqual(['', ...Array<string>(9).fill('STATUS_CONFLICT')]);
    await expectOnce(clinic);
  });

  it('counts once in the app, by the link and by the code at the same moment', async () => {
    const clinic = await invited();
    const { owner, vet, token } = clinic;
    const [app, link, code] = await Promise.allSettled([
      answer(owner, vet, 'ACTIVE'),
      acceptLink(owner, token),
      join(owner, vet.facility),
    ]);
    expect(code?.status).toBe('fulfilled');
    const others = codesOf([app, link].flatMap((each) => each ?? []));
    for (const each of others) expect(['', 'STATUS_CONFLICT']).toContain(each);
    await expectOnce(clinic);
  });

  it('counts as it was first answered: the link after the app, and the app after the link', async () => {
    const [first, second] = [await invited(), await invited()];
    await answer(first.owner, first.vet, 'ACTIVE');
    await expect(acceptLink(first.owner, first.token)).rejects.toMatchObject(CONFLICT);
    await expect(answer(first.owner, first.vet, 'ACTIVE')).rejects.toMatchObject(CONFLICT);
    await expectOnce(first);
    await acceptLink(second.owner, second.token);
    for (const status of ['ACTIVE', 'IGNORED'] as const)
      await expect(answer(second.owner, second.vet, status)).rejects.toMatchObject(CONFLICT);
    await expectOnce(second);
  });

  it('gives the first answer again to the same press that is sent again', async () => {
    const clinic = await invited();
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
