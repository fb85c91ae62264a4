import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { updateClientStatuses } from '@zampa/contract/clients/update-client-statuses';
import { readClients } from '@zampa/contract/clients/read-clients';
import { createEvent } from '@zampa/contract/requests/create-event';
import { removeLink } from '@zampa/contract/team/remove-link';
import { employ } from '@zampa/testing/memberships';
import { newColleague, type Owner, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, book, newOpenClinic } from '../appointments/clinic.ts';
import { runJobsAfter } from './wait-for-jobs.ts';
import { countEmailsTo, readNotificationsOf } from './read-notifications-of.ts';
import { withoutNewClients } from './without-new-clients.ts';
import { useProduct } from '../product.ts';

const VETERINARIAN = 3;

/** Calls that end a relation, from either side. */
const endings = {
  'PATCH /client/status': (person: TestAccount, { id: userId }: Owner, facilityId: string) =>
    person.call(updateClientStatus, { body: { userId, facilityId, status: 'REMOVED' } }),
  'DELETE /users/link': (person: TestAccount, { id, familyId }: Owner, facilityId: string) =>
    person.call(removeLink, {
      query: { id_user: id, id_facility: facilityId, id_family: familyId },
    }),
  'DELETE /v2/users/link': (person: TestAccount, { familyId }: Owner, facilityId: string) =>
    person.call(leaveFacility, { query: { id_facility: facilityId, id_family: familyId } }),
};
/** Expects 404 or 409, because a relation that has ended cannot end again. */
const isConflict = (error: unknown) =>
  expect(error).toMatchObject({ status: expect.toBeOneOf([404, 409]) as unknown });

describe('notifications about relations and diaries', () => {
  const product = useProduct();
  const relationNotificationsOf = async (person: TestAccount) =>
    withoutNewClients(await readNotificationsOf(product(), person));

  it('tell a family that a clinic wrote in the diary of their pet', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    const { id: facilityId, name } = vet.facility;
    await owner.call(linkPets, { body: { facilityId, pets: [pet.id] } });
    const { id } = await vet.call(createEvent, {
      body: {
        type: 'DIARY',
        category: 'TRIP',
        payload: { facilityId, pets: [pet.id], message: 'Her teeth are clean' },
      },
    });
    const notification = { title: `${name} wrote in the diary`, url: `/app/workspace/diary/${id}` };
    expect(await relationNotificationsOf(owner)).toEqual([
      { kind: 'DIARY_SHARED', ...notification },
    ]);
    expect(await relationNotificationsOf(vet)).toEqual([]);
  });

  it.each(['one', 'many'])(
    'tell a family that it is no longer a client (call for %s)',
    async (way) => {
      const { vet, owner } = await newClinicWithClient(product());
      const { id: facilityId, name } = vet.facility;
      if (way === 'one')
        await vet.call(updateClientStatus, {
          body: { userId: owner.id, facilityId, status: 'DISABLED_BY_VET' },
        });
      else {
        const [client] = await vet.call(readClients, { params: { id: facilityId }, query: {} });
        await vet.call(updateClientStatuses, {
          body: { facilityId, clients: [client?.id ?? ''], status: 'DISABLED_BY_VET' },
        });
      }
      const title = `You are no longer a client of ${name}`;
      expect(await relationNotificationsOf(owner)).toEqual([
        { kind: 'CLIENT_ENDED', title, url: '/app/dashboard' },
      ]);
      expect(countEmailsTo(product(), owner, title)).toBe(1);
    },
  );

  it.each(['one', 'many'])('tell a family that it is a client again (call for %s)', async (way) => {
    const { vet, owner } = await newClinicWithClient(product());
    const { id: facilityId, name } = vet.facility;
    const give = async (status: 'DISABLED_BY_VET' | 'ACTIVE') => {
      if (way === 'one')
        return vet.call(updateClientStatus, { body: { userId: owner.id, facilityId, status } });
      const [client] = await vet.call(readClients, { params: { id: facilityId }, query: {} });
      return vet.call(updateClientStatuses, {
        body: { facilityId, clients: [client?.id ?? ''], status },
      });
    };
    await give('DISABLED_BY_VET');
    await runJobsAfter(product(), 2);
    await give('ACTIVE');
    const title = `You are a client of ${name} again`;
    expect((await relationNotificationsOf(owner))[0]).toEqual({
      kind: 'CLIENT_ENABLED',
      title,
      url: '/app/workspace/vets',
    });
    expect(countEmailsTo(product(), owner, title)).toBe(1);
  });

  it.each(Object.keys(endings) as (keyof typeof endings)[])(
    'tell a family once that an admin ended the relation with %s',
    async (call) => {
      const { vet, owner } = await newClinicWithClient(product());
      const { name } = vet.facility;
      await endings[call](vet, owner, vet.facility.id);
      await endings[call](vet, owner, vet.facility.id).catch(isConflict);
      const title = `You are no longer a client of ${name}`;
      expect(await relationNotificationsOf(owner)).toEqual([
        { kind: 'CLIENT_ENDED', title, url: '/app/dashboard' },
      ]);
      expect(countEmailsTo(product(), owner, title)).toBe(1);
    },
  );

  it.each(Object.keys(endings) as (keyof typeof endings)[])(
    'tell a clinic once that a family with an appointment left with %s',
    async (call) => {
      const { vet, owner, facilityId, visitId } = await newOpenClinic(product());
      await book(vet, visitId, { start: at(product().clock.now(), 5) });
      await endings[call](owner, owner, facilityId);
      product().clock.advance(1);
      await endings[call](owner, owner, facilityId).catch(isConflict);
      const notification = (await relationNotificationsOf(vet)).filter(
        ({ kind }) => kind === 'CLIENT_LEFT',
      );
      expect(notification).toHaveLength(1);
      expect(countEmailsTo(product(), vet, 'Olga Rossi left')).toBe(1);
    },
  );

  it.each(['leaves', 'pauses the contact'])(
    'tell a clinic that a family with an appointment %s, with the time of the appointment',
    async (way) => {
      const { vet, owner, facilityId, visitId } = await newOpenClinic(product());
      const treating = await newColleague(product(), 'Sara');
      await employ(product().pool, facilityId, treating.id, { roleId: VETERINARIAN });
      const uninvolved = await newColleague(product());
      await employ(product().pool, facilityId, uninvolved.id, { roleId: VETERINARIAN });
      const start = at(product().clock.now(), 5);
      await book(vet, visitId, { start, resource: treating.id });
      await runJobsAfter(product(), 2);
      const before = (await relationNotificationsOf(vet)).length;
      if (way === 'leaves')
        await owner.call(leaveFacility, {
          query: { id_facility: facilityId, id_family: owner.familyId },
        });
      else
        await owner.call(updateClientStatus, {
          body: { userId: owner.id, facilityId, status: 'DISABLED_BY_PO' },
        });
      const title = `Olga Rossi left ${vet.facility.name} or paused it`;
      const notification = { kind: 'CLIENT_LEFT', title, url: '/workspace/calendar' };
      expect((await relationNotificationsOf(vet)).slice(0, -before || undefined)).toEqual([
        notification,
      ]);
      expect(await relationNotificationsOf(treating)).toContainEqual(notification);
      expect(await relationNotificationsOf(uninvolved)).not.toContainEqual(notification);
      expect(countEmailsTo(product(), vet, title)).toBe(1);
      const letter = product().mailbox.emails.find(({ mail }) => mail.subject === title);
      expect(letter?.mail.text).toMatch(/09:00|10:00/);
    },
  );

  it('do not tell a former colleague, still booked for an appointment, that the family left', async () => {
    const { vet, owner, facilityId, visitId } = await newOpenClinic(product());
    const former = await newColleague(product(), 'Sara');
    await employ(product().pool, facilityId, former.id, { roleId: VETERINARIAN });
    await book(vet, visitId, { start: at(product().clock.now(), 5), resource: former.id });
    await vet.call(removeLink, { query: { id_user: former.id, id_facility: facilityId } });
    await owner.call(leaveFacility, {
      query: { id_facility: facilityId, id_family: owner.familyId },
    });
    const title = `Olga Rossi left ${vet.facility.name} or paused it`;
    expect(
      (await relationNotificationsOf(vet)).map((notification) => notification.title),
    ).toContain(title);
    expect(
      (await relationNotificationsOf(former)).map((notification) => notification.title),
    ).not.toContain(title);
    expect([countEmailsTo(product(), vet, title), countEmailsTo(product(), former, title)]).toEqual(
      [1, 0],
    );
  });

  it('do not tell staff "client left" when the clinic ended the relation', async () => {
    const { vet, owner, facilityId, visitId } = await newOpenClinic(product());
    const treating = await newColleague(product(), 'Sara');
    await employ(product().pool, facilityId, treating.id, { roleId: VETERINARIAN });
    await book(vet, visitId, { start: at(product().clock.now(), 5), resource: treating.id });
    await vet.call(leaveFacility, {
      query: { id_facility: facilityId, id_family: owner.familyId },
    });
    expect((await relationNotificationsOf(treating)).map(({ kind }) => kind)).not.toContain(
      'CLIENT_LEFT',
    );
  });

  it('are not sent when a family without appointments pauses the contact', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    await owner.call(updateClientStatus, {
      body: { userId: owner.id, facilityId: vet.facility.id, status: 'DISABLED_BY_PO' },
    });
    expect(await relationNotificationsOf(owner)).toEqual([]);
    expect(await relationNotificationsOf(vet)).toEqual([]);
  });
});
