import { readClients } from '@zampa/contract/clients/read-clients';
import { readVets } from '@zampa/contract/clients/read-vets';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { readMe } from '@zampa/contract/people/read-me';
import { removeLink } from '@zampa/contract/team/remove-link';
import { updateStaff } from '@zampa/contract/team/update-staff';
import { createTimetable } from '@zampa/contract/timetables/create-timetable';
import { employ } from '@zampa/testing/memberships';
import {
  newColleague,
  newVet,
  type TestAccount,
  type TestPerson,
  type Vet,
} from '@zampa/testing/people';
import {
  consultationOf,
  endService,
  newClinicWithClient,
  newStartedRequest,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { outcomeCodes, runInLockOrder } from '../lock-order.ts';
import { useProduct, type Product } from '../product.ts';
import { openSocket, type OpenSocket } from '../socket.ts';

const [ADMIN, ORGANIZATION_ADMIN, VETERINARIAN, SECRETARY, CONSULTANT] = [1, 2, 3, 5, 6];

async function hire(product: Product, vet: Vet, roleId: number): Promise<TestPerson> {
  const colleague = await newColleague(product);
  await employ(product.pool, vet.facility.id, colleague.id, { roleId });
  return colleague;
}

const readStaff = async (vet: Vet, userId: string) =>
  (await vet.call(readVets, { params: { id: vet.facility.id } })).filter(({ id }) => id === userId);

describe('PATCH /api/users/vet', () => {
  const product = useProduct();
  const change = (person: TestAccount, vet: Vet, id: string, changes: object) =>
    person.call(updateStaff, { body: { id, FacilityId: vet.facility.id, ...changes } });
  const remove = (person: TestAccount, vet: Vet, id: string) =>
    person.call(removeLink, { query: { id_user: id, id_facility: vet.facility.id } });

  it('lets an admin set role, species and services, and colleagues see them', async () => {
    const vet = await newVet(product());
    const colleague = await hire(product(), vet, SECRETARY);
    const services = [await consultationOf(vet)];
    const changes = { idRole: VETERINARIAN, species: [1, 2], services };
    const changed = { id: colleague.id, ...changes, role: 'VET_VETERINARIAN' };
    expect(await change(vet, vet, colleague.id, changes)).toMatchObject(changed);
    const staff = await colleague.call(readVets, { params: { id: vet.facility.id } });
    expect(staff).toContainEqual(expect.objectContaining(changed));
    const me = await colleague.call(readMe, {});
    expect(me.facilities).toMatchObject([{ idRole: VETERINARIAN }]);
  });

  it.each([
    [
      'demoted',
      (person: TestAccount, vet: Vet, id: string) => change(person, vet, id, { idRole: SECRETARY }),
    ],
    ['removed', (person: TestAccount, vet: Vet, id: string) => remove(person, vet, id)],
  ])('refuses the concurrent change of an admin who has just been %s', async (_done, act) => {
    const vet = await newVet(product());
    const second = await hire(product(), vet, ADMIN);
    await hire(product(), vet, ADMIN);
    const staff = {
      statement: 'select from facility_members where facility_id = $1 for update',
      values: [vet.facility.id],
    };
    const outcomes = await runInLockOrder(product(), staff, [
      () => act(vet, vet, second.id),
      () => act(second, vet, vet.id),
    ]);
    const [first, late] = outcomeCodes(outcomes);
    expect(first).toBe('done');
    expect(['FORBIDDEN', 'NOT_FOUND']).toContain(late);
    expect((await vet.call(readMe, {})).facilities).toMatchObject([{ idRole: ADMIN }]);
  });

  it('assigns a timetable of the own clinic and removes it again', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    const colleague = await hire(product(), vet, VETERINARIAN);
    const hoursOf = ({ facility: { id: facilityId } }: Vet, person: TestAccount) =>
      person.call(createTimetable, { body: { facilityId, name: 'Mornings', hours: [] } });
    const { id: TimetableId } = await hoursOf(vet, vet);
    expect(await change(vet, vet, colleague.id, { TimetableId })).toMatchObject({ TimetableId });
    expect(await change(vet, vet, colleague.id, { species: [1] })).toMatchObject({ TimetableId });
    const foreign = { TimetableId: (await hoursOf(other, other)).id };
    await expect(change(vet, vet, colleague.id, foreign)).rejects.toMatchObject({
      fields: [{ field: 'TimetableId', code: 'unknown' }],
    });
    const none = { TimetableId: null };
    expect(await change(vet, vet, colleague.id, none)).toMatchObject(none);
  });

  it('accepts only known species and rejects an outdated version', async () => {
    const vet = await newVet(product());
    const colleague = await hire(product(), vet, VETERINARIAN);
    await expect(change(vet, vet, colleague.id, { species: [1, 999] })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'species', code: 'unknown' }],
    });
    const seen = await change(vet, vet, colleague.id, { species: [1] });
    product().clock.advance(1);
    const over = (species: number[]) =>
      vet.call(updateStaff, {
        body: { id: colleague.id, FacilityId: vet.facility.id, species },
        headers: { 'if-match': `"${seen.dateUpdated}"` },
      });
    expect(await over([2])).toMatchObject({ species: [2] });
    await expect(over([3])).rejects.toMatchObject({ status: 412, code: 'STALE' });
    const [shown] = await readStaff(vet, colleague.id);
    expect(shown).toMatchObject({ species: [2] });
    expect(Date.parse(shown?.dateUpdated ?? '')).toBeGreaterThan(
      Date.parse(seen.dateUpdated ?? ''),
    );
  });

  it('sends socket messages to the member and the team', async () => {
    const vet = await newVet(product());
    const [colleague, third] = [
      await hire(product(), vet, VETERINARIAN),
      await hire(product(), vet, SECRETARY),
    ];
    const other = await openSocket(await newVet(product()));
    const sockets = await Promise.all([vet, colleague, third].map((one) => openSocket(one)));
    const staffMessage = (userId: string | null) => [
      'staff',
      { facilityId: vet.facility.id, userId },
    ];
    await change(vet, vet, colleague.id, { idRole: SECRETARY });
    for (const { heard } of sockets)
      await expect.poll(() => heard).toEqual([staffMessage(colleague.id)]);
    // With an unchanged role the access of the member does not change.
    await change(vet, vet, colleague.id, { idRole: SECRETARY, services: [], species: [1] });
    for (const { heard } of sockets)
      await expect.poll(() => heard).toEqual([staffMessage(colleague.id), staffMessage(null)]);
    // A vet may still receive messages about their own new clinic.
    expect(JSON.stringify(other.heard)).not.toContain(vet.facility.id);
  });

  it('lets members change what they treat, but not their role', async () => {
    const vet = await newVet(product());
    const colleague = await hire(product(), vet, VETERINARIAN);
    expect(await change(colleague, vet, colleague.id, { species: [2] })).toMatchObject({
      species: [2],
    });
    for (const idRole of [ADMIN, ORGANIZATION_ADMIN, SECRETARY])
      await expect(change(colleague, vet, colleague.id, { idRole })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    await expect(change(colleague, vet, vet.id, { species: [2] })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('rejects services that the clinic does not offer', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    const services = [await consultationOf(other)];
    await expect(change(vet, vet, vet.id, { services })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'services' }],
    });
  });

  it('refuses to demote the last admin, also when two are demoted concurrently', async () => {
    const vet = await newVet(product());
    await expect(change(vet, vet, vet.id, { idRole: VETERINARIAN })).rejects.toMatchObject({
      code: 'LAST_ADMIN',
    });
    const second = await hire(product(), vet, ADMIN);
    const demoted = await Promise.allSettled([
      change(vet, vet, second.id, { idRole: VETERINARIAN }),
      change(second, vet, vet.id, { idRole: VETERINARIAN }),
    ]);
    expect(demoted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('answers 404 to an admin of another clinic', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    for (const idRole of [VETERINARIAN, 9])
      await expect(change(other, vet, vet.id, { idRole })).rejects.toMatchObject({ status: 404 });
    await expect(change(other, other, vet.id, { species: [] })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('DELETE /api/users/link', () => {
  const product = useProduct();
  const remove = (person: TestAccount, facilityId: string, id_user: string, id_family?: string) =>
    person.call(removeLink, {
      query: { id_user, id_facility: facilityId, ...(id_family && { id_family }) },
    });

  it('rejects the next call of the removed colleague, and stops their socket messages immediately', async () => {
    const request = await newStartedRequest(product());
    const { vet, owner, id } = request;
    const colleague = await hire(product(), vet, VETERINARIAN);
    const [removed, stays] = [await openSocket(colleague), await openSocket(vet)];
    await remove(vet, vet.facility.id, colleague.id);
    const clients = { params: { id: vet.facility.id }, query: {} };
    await expect(colleague.call(readClients, clients)).rejects.toMatchObject({ status: 404 });
    await sendChatMessage(owner, id, 'Are you there?');
    const hasHeard = ({ events }: OpenSocket) =>
      events.some(({ event }) => event?.payload.message === 'Are you there?');
    await expect.poll(() => hasHeard(stays)).toBe(true);
    // The removal itself and its notification, and no later message.
    const names = removed.heard.map(([name]) => name);
    const after = names.slice(names.lastIndexOf('staff') + 1);
    expect(names).toContain('staff');
    expect(after.filter((name) => name !== 'notification')).toEqual([]);
    expect(hasHeard(removed)).toBe(false);
    await expect(remove(vet, vet.facility.id, colleague.id)).rejects.toMatchObject({ status: 404 });
  });

  it('returns the assigned requests of a colleague to the team and notifies it', async () => {
    const request = await newStartedRequest(product());
    const { vet, owner, id } = request;
    const facilityId = vet.facility.id;
    const colleague = await hire(product(), vet, CONSULTANT);
    await vet.call(updateEvent, { query: { id }, body: { payload: { assigneeId: colleague.id } } });
    await sendChatMessage(owner, id, 'Are you there?');
    const inboxOfVet = async () =>
      (await vet.call(readInbox, { query: { facilityId, whose: 'MINE' } })).items;
    expect(await inboxOfVet()).toEqual([]);
    const [removed, stays] = [await openSocket(colleague), await openSocket(vet)];
    await remove(vet, facilityId, colleague.id);
    const actions = ({ events }: OpenSocket) =>
      events.filter((event) => event.conversationId === id).map(({ action }) => action);
    await expect.poll(() => actions(stays)).toEqual(['updated']);
    await expect.poll(() => actions(removed)).toEqual(['deleted']);
    expect((await vet.call(readRequest, { params: { id } })).assignee).toBeNull();
    expect(await inboxOfVet()).toMatchObject([{ kind: 'MESSAGE', conversationId: id }]);
  });

  it('keeps a leaving colleague assigned to conversations that have ended', async () => {
    const { vet, id } = await newStartedRequest(product());
    const colleague = await hire(product(), vet, VETERINARIAN);
    await vet.call(updateEvent, { query: { id }, body: { payload: { assigneeId: colleague.id } } });
    await endService(vet, id);
    await remove(colleague, vet.facility.id, colleague.id);
    const { assignee } = await vet.call(readRequest, { params: { id } });
    expect(assignee).toMatchObject({ id: colleague.id });
  });

  it('lets members leave, except the last admin', async () => {
    const vet = await newVet(product());
    const colleague = await hire(product(), vet, SECRETARY);
    await expect(remove(colleague, vet.facility.id, vet.id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await remove(colleague, vet.facility.id, colleague.id);
    await expect(remove(vet, vet.facility.id, vet.id)).rejects.toMatchObject({
      code: 'LAST_ADMIN',
    });
  });

  it('leaves one of two admins who remove each other concurrently', async () => {
    const vet = await newVet(product());
    const second = await hire(product(), vet, ADMIN);
    const removed = await Promise.allSettled([
      remove(vet, vet.facility.id, second.id),
      remove(second, vet.facility.id, vet.id),
    ]);
    expect(removed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('removes a client, for the clinic or for the family itself', async () => {
    const [one, two] = [await newClinicWithClient(product()), await newClinicWithClient(product())];
    const desk = await hire(product(), one.vet, SECRETARY);
    const { familyId, id } = one.owner;
    await expect(remove(desk, one.vet.facility.id, id, familyId)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await remove(one.vet, one.vet.facility.id, id, familyId);
    await remove(two.owner, two.vet.facility.id, two.owner.id);
    const { rows } = await product().pool.query(
      'select status from facility_clients where family_id in ($1, $2)',
      [familyId, two.owner.familyId],
    );
    expect(rows).toEqual([{ status: 'REMOVED' }, { status: 'REMOVED' }]);
    await expect(remove(two.owner, two.vet.facility.id, two.owner.id)).rejects.toMatchObject({
      status: 409,
    });
    await expect(remove(two.vet, one.vet.facility.id, id, familyId)).rejects.toMatchObject({
      status: 404,
    });
  });
});
