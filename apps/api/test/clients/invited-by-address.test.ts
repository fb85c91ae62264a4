import { updateClient } from '@zampa/contract/clients/update-client';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { withdrawInvitation } from '@zampa/contract/invitations/withdraw-invitation';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { readMe } from '@zampa/contract/people/read-me';
import {
  newColleague,
  newOwner,
  newVet,
  newVisitor,
  type TestAccount,
} from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { settled } from '../notifications/settled.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { countOf } from '../stored.ts';
import { answer, clientsOf, invite, inviting, TYPED, writtenDown } from './invited.ts';

const A_DAY = 86_400;
const UNKNOWN = { status: 404, code: 'NOT_FOUND' };
const CONFLICT = { status: 409, code: 'STATUS_CONFLICT' };

describe('an invitation to the address of somebody who has an account', () => {
  const product = useProduct();
  const invited = async () => {
    const clinic = await writtenDown(product());
    await invite(clinic.vet, clinic.record);
    return clinic;
  };
  const kindsTold = async (person: TestAccount) => {
    await settled(product());
    return (await person.call(readNotifications, { query: {} })).map(({ kind }) => kind);
  };

  it('waits in their inbox and among what waits for them, and is told live', async () => {
    const { vet, owner, record } = await writtenDown(product());
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
    const nameless = { id: '', userId: '', FamilyId: '', email: '', dateUpdated: '' };
    const seen = (await clientsOf(vet)).map((client) => Object.assign(client, nameless));
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
    const { vet, owner, record } = await writtenDown(product());
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
    const { vet, owner, record } = await writtenDown(product());
    const body = { userId: record.userId, facilityId: vet.facility.id, status: 'INVITED' } as const;
    await vet.call(updateClientStatus, { body });
    expect(await inviting(owner)).toEqual([vet.facility.id]);
    expect(await kindsTold(owner)).toEqual(['INVITATION']);
    expect(await answer(owner, vet, 'ACTIVE')).toMatchObject({ id: record.id, status: 'ACTIVE' });
  });

  it('is told three times a day at most, whatever the clinic does, and waits all the same', async () => {
    product().clock.advanceToNext(A_DAY);
    const { vet, owner, record } = await writtenDown(product());
    const { email: elsewhere } = newVisitor(product().address);
    await invite(vet, record);
    for (let time = 0; time < 4; time += 1)
      for (const email of [elsewhere, owner.email])
        await vet.call(updateClient, {
          body: { id: record.id, FacilityId: vet.facility.id, email },
        });
    expect(await inviting(owner)).toEqual([vet.facility.id]);
    expect(await kindsTold(owner)).toEqual(['INVITATION', 'INVITATION', 'INVITATION']);
  });
});
