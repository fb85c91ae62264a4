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
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { countOf } from '../stored.ts';
import {
  answerInvitation,
  clientsOf,
  invite,
  invitingClinicIds,
  TYPED,
  newOwnerWithRecord,
} from './client-invitations.ts';

const A_DAY = 86_400;
const UNKNOWN = { status: 404, code: 'NOT_FOUND' };
const CONFLICT = { status: 409, code: 'STATUS_CONFLICT' };

describe('an invitation to the address of a person with an account', () => {
  const product = useProduct();
  const newInvitedOwner = async () => {
    const clinic = await newOwnerWithRecord(product());
    await invite(clinic.vet, clinic.record);
    return clinic;
  };
  const notificationKindsOf = async (person: TestAccount) => {
    await waitForJobs(product());
    return (await person.call(readNotifications, { query: {} })).map(({ kind }) => kind);
  };

  it('appears in their inbox, their notifications and on open screens', async () => {
    const { vet, owner, record } = await newOwnerWithRecord(product());
    const { id, name } = vet.facility;
    expect(await invitingClinicIds(owner), 'nothing is asked of who was only written down').toEqual(
      [],
    );
    const { heard } = await openSocket(owner);
    await invite(vet, record);
    const expectedMessage = {
      kind: 'INVITATION',
      title: `${name} invites you`,
      url: '/app/dashboard',
    };
    await expect
      .poll(() => heard)
      .toContainEqual(['family', { FamilyId: owner.familyId, userId: null }]);
    await expect
      .poll(() => heard)
      .toContainEqual(['notification', expect.objectContaining(expectedMessage)]);
    const inbox = await owner.call(readInbox, { query: {} });
    expect(inbox).toMatchObject({
      total: 1,
      items: [
        {
          ...expectedMessage,
          facilityId: id,
          timezone: 'Europe/Rome',
          phone: '+39 02 123',
          person: null,
        },
      ],
    });
    expect(await owner.call(readMe, {})).toMatchObject({
      pendingFacilities: [{ id, name, city: null, image: null }],
      vetFacilities: [],
      pets: [],
    });
    expect(await notificationKindsOf(owner)).toEqual(['INVITATION']);
  });

  it("can be accepted in the app, which moves the clinic's record to their family", async () => {
    const { vet, owner, record } = await newInvitedOwner();
    const { heard } = await openSocket(vet);
    expect(await answerInvitation(owner, vet, 'ACTIVE')).toMatchObject({
      id: record.id,
      userId: owner.id,
      FamilyId: owner.familyId,
      firstName: 'Olga',
      status: 'ACTIVE',
      note: '',
    });
    const expectedMessage = { facilityId: vet.facility.id, FamilyId: owner.familyId };
    await expect.poll(() => heard).toContainEqual(['client', expectedMessage]);
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
    expect(await invitingClinicIds(owner)).toEqual([]);
    expect(await owner.call(readMe, {})).toMatchObject({
      pendingFacilities: [],
      vetFacilities: [{ id: vet.facility.id, status: 'ACTIVE' }],
      pets: [{ name: 'Kira' }],
    });
    expect(await countOf(product(), 'users', 'id = $1', [record.userId])).toBe(0);
  });

  it('can be ignored in the app, without revealing to the clinic who has the address', async () => {
    const { vet, owner, record } = await newInvitedOwner();
    const [before] = await clientsOf(vet);
    const response = await answerInvitation(owner, vet, 'IGNORED');
    expect(response).toMatchObject({
      userId: owner.id,
      firstName: 'Olga',
      status: 'IGNORED',
      pets: [],
    });
    expect(JSON.stringify(response), 'what the clinic typed is its own').not.toMatch(
      /Typed|1234567/,
    );
    const [after] = await clientsOf(vet);
    const { dateUpdated } = after ?? {};
    expect(after).toEqual({ ...before, status: 'IGNORED', delivery: null, dateUpdated });
    expect(after).toMatchObject({ userId: record.userId, registered: false, ...TYPED });
    expect(await invitingClinicIds(owner)).toEqual([]);
    await expect(answerInvitation(owner, vet, 'IGNORED')).rejects.toMatchObject(CONFLICT);
    expect(await answerInvitation(owner, vet, 'ACTIVE'), 'on second thoughts').toMatchObject({
      status: 'ACTIVE',
    });
  });

  it('looks the same to the clinic as one to an address without an account', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    const { email: nobodys } = newVisitor(product().address);
    const { heard } = await openSocket(vet);
    const answers = [];
    for (const email of [owner.email, nobodys]) answers.push(await invite(vet, { email }));
    await waitForJobs(product());
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

  it('cannot be seen or answered by anyone else', async () => {
    const { vet, owner } = await newInvitedOwner();
    const [stranger, other, colleague] = [
      await newOwner(product()),
      await newVet(product()),
      await newColleague(product()),
    ];
    for (const status of ['ACTIVE', 'IGNORED'] as const) {
      await expect(answerInvitation(stranger, vet, status)).rejects.toMatchObject(UNKNOWN);
      await expect(
        answerInvitation(owner, other, status),
        'of another clinic',
      ).rejects.toMatchObject(UNKNOWN);
      const body = { userId: owner.id, facilityId: vet.facility.id, status };
      for (const outsider of [stranger, colleague])
        await expect(outsider.call(updateClientStatus, { body })).rejects.toMatchObject({
          status: 404,
        });
    }
    expect(await invitingClinicIds(stranger)).toEqual([]);
    expect((await stranger.call(readMe, {})).pendingFacilities).toEqual([]);
    expect(await notificationKindsOf(stranger)).toEqual([]);
    expect(await invitingClinicIds(owner)).toEqual([vet.facility.id]);
  });

  it('allows no other status change, and none before the invitation', async () => {
    const { vet, owner, record } = await newOwnerWithRecord(product());
    for (const status of ['ACTIVE', 'IGNORED', 'REMOVED'] as const)
      await expect(answerInvitation(owner, vet, status)).rejects.toMatchObject(UNKNOWN);
    await invite(vet, record);
    for (const status of ['REMOVED', 'DISABLED_BY_PO', 'IMPORTED', 'INVITED'] as const)
      await expect(answerInvitation(owner, vet, status), status).rejects.toMatchObject(CONFLICT);
    expect(await clientsOf(vet)).toMatchObject([{ id: record.id, status: 'INVITED' }]);
  });

  it('ends when the clinic withdraws it or removes the client', async () => {
    const { vet, owner, record } = await newInvitedOwner();
    const query = { facilityId: vet.facility.id };
    const [open] = await vet.call(readInvitations, { query });
    await waitForJobs(product());
    const { heard } = await openSocket(owner);
    await vet.call(withdrawInvitation, { query: { id: open?.id ?? '' } });
    await expect.poll(() => heard.map(([kind]) => kind)).toEqual(['family']);
    expect(await invitingClinicIds(owner)).toEqual([]);
    await expect(answerInvitation(owner, vet, 'ACTIVE')).rejects.toMatchObject(UNKNOWN);
    await invite(vet, record);
    expect(await invitingClinicIds(owner)).toEqual([vet.facility.id]);
    const body = { userId: record.userId, facilityId: vet.facility.id, status: 'REMOVED' } as const;
    await vet.call(updateClientStatus, { body });
    expect(await invitingClinicIds(owner)).toEqual([]);
    await expect(answerInvitation(owner, vet, 'ACTIVE')).rejects.toMatchObject(UNKNOWN);
  });

  it("appears without an e-mail when the clinic invites a record with the person's address", async () => {
    const { vet, owner, record } = await newOwnerWithRecord(product());
    const body = { userId: record.userId, facilityId: vet.facility.id, status: 'INVITED' } as const;
    await vet.call(updateClientStatus, { body });
    expect(await invitingClinicIds(owner)).toEqual([vet.facility.id]);
    expect(await notificationKindsOf(owner)).toEqual(['INVITATION']);
    expect(await answerInvitation(owner, vet, 'ACTIVE')).toMatchObject({
      id: record.id,
      status: 'ACTIVE',
    });
  });

  it('notifies at most three times a day, but always appears in the inbox', async () => {
    product().clock.advanceToNext(A_DAY);
    const { vet, owner, record } = await newOwnerWithRecord(product());
    const { email: elsewhere } = newVisitor(product().address);
    await invite(vet, record);
    for (let time = 0; time < 4; time += 1)
      for (const email of [elsewhere, owner.email])
        await vet.call(updateClient, {
          body: { id: record.id, FacilityId: vet.facility.id, email },
        });
    expect(await invitingClinicIds(owner)).toEqual([vet.facility.id]);
    expect(await notificationKindsOf(owner)).toEqual(['INVITATION', 'INVITATION', 'INVITATION']);
  });
});
