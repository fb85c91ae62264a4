import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { updateClientStatuses } from '@zampa/contract/clients/update-client-statuses';
import { readClients } from '@zampa/contract/clients/read-clients';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { removeLink } from '@zampa/contract/team/remove-link';
import { employ } from '@zampa/testing/memberships';
import { newColleague, type Owner, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, book, newOpenClinic } from '../appointments/clinic.ts';
import { later } from './settled.ts';
import { lettersTo, toldTo } from './told.ts';
import { exceptNewClients } from './except-new-clients.ts';
import { useProduct } from '../product.ts';

const VETERINARIAN = 3;

/** The calls by which a relation ends, by either of its sides. */
const endings = {
  'PATCH /client/status': (by: TestAccount, { id: userId }: Owner, facilityId: string) =>
    by.call(updateClientStatus, { body: { userId, facilityId, status: 'REMOVED' } }),
  'DELETE /users/link': (by: TestAccount, { id, familyId }: Owner, facilityId: string) =>
    by.call(removeLink, { query: { id_user: id, id_facility: facilityId, id_family: familyId } }),
  'DELETE /v2/users/link': (by: TestAccount, { familyId }: Owner, facilityId: string) =>
    by.call(leaveFacility, { query: { id_facility: facilityId, id_family: familyId } }),
};
/** What has ended is not ended again. */
const isConflict = (error: unknown) =>
  expect(error).toMatchObject({ status: expect.toBeOneOf([404, 409]) as unknown });

describe('what people hear of what a clinic does about them', () => {
  const product = useProduct();
  const toldOf = async (person: TestAccount) => exceptNewClients(await toldTo(product(), person));

  it('a family: of what it writes into the diary of their pets', async () => {
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
    const told = { title: `${name} has written into the diary`, url: `/app/workspace/diary/${id}` };
    expect(await toldOf(owner)).toEqual([{ kind: 'DIARY_SHARED', ...told }]);
    expect(await toldOf(vet)).toEqual([]);
  });

  it.each(['one', 'many'])('a family: that it is no client any more, of %s', async (way) => {
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
    const title = `${name} no longer has you as a client`;
    expect(await toldOf(owner)).toEqual([{ kind: 'CLIENT_ENDED', title, url: '/app/dashboard' }]);
    expect(lettersTo(product(), owner, title)).toBe(1);
  });

  it.each(['one', 'many'])('a family: that it is a client again, of %s', async (way) => {
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
    await later(product(), 2);
    await give('ACTIVE');
    const title = `${name} has you as a client again`;
    expect((await toldOf(owner))[0]).toEqual({
      kind: 'CLIENT_ENABLED',
      title,
      url: '/app/workspace/vets',
    });
    expect(lettersTo(product(), owner, title)).toBe(1);
  });

  it.each(Object.keys(endings) as (keyof typeof endings)[])(
    'a family: that it is no client any more, ended by an admin with %s, once',
    async (call) => {
      const { vet, owner } = await newClinicWithClient(product());
      const { name } = vet.facility;
      await endings[call](vet, owner, vet.facility.id);
      await endings[call](vet, owner, vet.facility.id).catch(isConflict);
      const title = `${name} no longer has you as a client`;
      expect(await toldOf(owner)).toEqual([{ kind: 'CLIENT_ENDED', title, url: '/app/dashboard' }]);
      expect(lettersTo(product(), owner, title)).toBe(1);
    },
  );

  it.each(Object.keys(endings) as (keyof typeof endings)[])(
    'a clinic: that a family which it expects leaves with %s, once',
    async (call) => {
      const { vet, owner, facilityId, visitId } = await newOpenClinic(product());
      await book(vet, visitId, { start: at(product().clock.now(), 5) });
      await endings[call](owner, owner, facilityId);
      product().clock.advance(1);
      await endings[call](owner, owner, facilityId).catch(isConflict);
      const told = (await toldOf(vet)).filter(({ kind }) => kind === 'CLIENT_LEFT');
      expect(told).toHaveLength(1);
      expect(lettersTo(product(), vet, 'has left')).toBe(1);
    },
  );

  it.each(['leaves', 'is silent from now on'])(
    'a clinic: that a family which is expected %s, with when it is expected',
    async (way) => {
      const { vet, owner, facilityId, visitId } = await newOpenClinic(product());
      const treating = await newColleague(product(), 'Sara');
      await employ(product().pool, facilityId, treating.id, { roleId: VETERINARIAN });
      const uninvolved = await newColleague(product());
      await employ(product().pool, facilityId, uninvolved.id, { roleId: VETERINARIAN });
      const start = at(product().clock.now(), 5);
      await book(vet, visitId, { start, resource: treating.id });
      await later(product(), 2);
      const before = (await toldOf(vet)).length;
      if (way === 'leaves')
        await owner.call(leaveFacility, {
          query: { id_facility: facilityId, id_family: owner.familyId },
        });
      else
        await owner.call(updateClientStatus, {
          body: { userId: owner.id, facilityId, status: 'DISABLED_BY_PO' },
        });
      const title = `Olga Rossi has left ${vet.facility.name} or paused the contact`;
      const told = { kind: 'CLIENT_LEFT', title, url: '/workspace/calendar' };
      expect((await toldOf(vet)).slice(0, -before || undefined)).toEqual([told]);
      expect(await toldOf(treating)).toContainEqual(told);
      expect(await toldOf(uninvolved)).not.toContainEqual(told);
      expect(lettersTo(product(), vet, title)).toBe(1);
      const letter = product().mailbox.letters.find(({ mail }) => mail.subject === title);
      expect(letter?.mail.text).toMatch(/09:00|10:00/);
    },
  );

  it('a clinic that is left: nobody who worked there once, whose time is still booked', async () => {
    const { vet, owner, facilityId, visitId } = await newOpenClinic(product());
    const former = await newColleague(product(), 'Sara');
    await employ(product().pool, facilityId, former.id, { roleId: VETERINARIAN });
    await book(vet, visitId, { start: at(product().clock.now(), 5), resource: former.id });
    await vet.call(removeLink, { query: { id_user: former.id, id_facility: facilityId } });
    await owner.call(leaveFacility, {
      query: { id_facility: facilityId, id_family: owner.familyId },
    });
    const title = `Olga Rossi has left ${vet.facility.name} or paused the contact`;
    expect((await toldOf(vet)).map((told) => told.title)).toContain(title);
    expect((await toldOf(former)).map((told) => told.title)).not.toContain(title);
    expect([lettersTo(product(), vet, title), lettersTo(product(), former, title)]).toEqual([1, 0]);
  });

  it('nobody of a clinic that a family has left it, where the clinic itself ended it', async () => {
    const { vet, owner, facilityId, visitId } = await newOpenClinic(product());
    const treating = await newColleague(product(), 'Sara');
    await employ(product().pool, facilityId, treating.id, { roleId: VETERINARIAN });
    await book(vet, visitId, { start: at(product().clock.now(), 5), resource: treating.id });
    await vet.call(leaveFacility, {
      query: { id_facility: facilityId, id_family: owner.familyId },
    });
    expect((await toldOf(treating)).map(({ kind }) => kind)).not.toContain('CLIENT_LEFT');
  });

  it('nobody: where a family leaves by itself that nobody expects', async () => {
    const { vet, owner } = await newClinicWithClient(product());
    await owner.call(updateClientStatus, {
      body: { userId: owner.id, facilityId: vet.facility.id, status: 'DISABLED_BY_PO' },
    });
    expect(await toldOf(owner)).toEqual([]);
    expect(await toldOf(vet)).toEqual([]);
  });
});
