import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { removeFamilyMember } from '@zampa/contract/families/remove-family-member';
import { updateEvent } from '@zampa/contract/inbox/update-event';
import { deleteAccount } from '@zampa/contract/privacy/delete-account';
import { removeLink } from '@zampa/contract/team/remove-link';
import { updateStaff } from '@zampa/contract/team/update-staff';
import { adopt } from '@zampa/testing/memberships';
import { newOwner, PASSWORD } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket, type OpenSocket } from '../socket.ts';
import {
  ASSISTANT,
  CONSULTANT,
  decide,
  deviceOf,
  enter,
  inboxOf,
  lastStateHeardBy,
  newCall,
  newEmployee,
  newMeeting,
  SECRETARY,
  stateFor,
  stored,
  VETERINARIAN,
  videoHeardBy,
  type Meeting,
  type Person,
} from './meetings.ts';

describe('who may be in a video meeting no more', () => {
  const product = useProduct();

  /** A call of a colleague with a relative of the owner, all of whom are at their screens. */
  async function newOthersCall(roleId = VETERINARIAN) {
    const meeting = await newMeeting(product());
    const { owner, name, id } = meeting;
    const host = await newEmployee(product(), meeting, roleId);
    const guest = await newOwner(product());
    await adopt(product().pool, owner.familyId, guest.id);
    if (roleId === CONSULTANT)
      await product().pool.query('update conversations set assignee_id = $2 where id = $1', [
        id,
        host.id,
      ]);
    await enter(host, name);
    await enter(guest, name);
    await decide(host, name, guest, 'GRANT');
    const atHost = await openSocket(host);
    const atGuest = await openSocket(guest);
    for (const [socket, person] of [
      [atHost, host],
      [atGuest, guest],
    ] as const)
      await socket.askVideo('video:attend', { name, device: deviceOf(person) });
    return { meeting, host, guest, atHost, atGuest };
  }

  const isOut = (socket: OpenSocket, name: string) =>
    expect
      .poll(() => videoHeardBy(socket).filter(({ kind }) => kind === 'out'))
      .toEqual([{ kind: 'out', name }]);

  const refusal = async (act: Promise<unknown>) =>
    act.then(
      () => 'none',
      (error: unknown) => (error as { status?: number }).status,
    );

  it('somebody who is removed from the family is out of it, and the vet is told', async () => {
    const { meeting, guest, atHost, atGuest } = await newOthersCall();
    const { owner, name, id } = meeting;
    const query = { FamilyId: owner.familyId, userId: guest.id };
    await owner.call(removeFamilyMember, { query });
    await isOut(atGuest, name);
    await expect.poll(() => lastStateHeardBy(atHost)?.peer).toBeNull();
    expect((await stored(product(), id))[guest.id]).toBe('LEFT');
    expect(await refusal(stateFor(guest, name))).toBe(404);
    expect(await refusal(enter(guest, name))).toBe(404);
  });

  it.each([
    { what: 'is removed from the staff', status: 404, end: remove },
    { what: 'works at the desk from now on', status: 403, end: demote },
  ])('a vet who $what is out of it, and the owner is told', async ({ end, status }) => {
    const { meeting, host, atHost, atGuest } = await newOthersCall();
    const { name, id } = meeting;
    await end(meeting, host);
    await isOut(atHost, name);
    await expect.poll(() => lastStateHeardBy(atGuest)?.peer).toBeNull();
    expect((await stored(product(), id))[host.id]).toBe('LEFT');
    expect(await refusal(stateFor(host, name))).toBe(status);
    expect(await refusal(enter(host, name))).toBe(status);
  });

  it('a vet who has another role and treats on stays in it', async () => {
    const { meeting, host } = await newOthersCall();
    await giveRole(meeting, host, ASSISTANT);
    expect(await stateFor(host, meeting.name)).toMatchObject({ you: { status: 'ADMITTED' } });
  });

  it('a consultant whose case is given to another is out of it', async () => {
    const { meeting, host, atHost } = await newOthersCall(CONSULTANT);
    const { vet, name, id } = meeting;
    const body = { payload: { assigneeId: vet.id } };
    await vet.call(updateEvent, { query: { id }, body });
    await isOut(atHost, name);
    expect((await stored(product(), id))[host.id]).toBe('LEFT');
  });

  it('somebody who has their account deleted is out of it', async () => {
    const { meeting, guest, atHost } = await newOthersCall();
    await guest.call(deleteAccount, { body: { password: PASSWORD } });
    await expect.poll(() => lastStateHeardBy(atHost)?.peer).toBeNull();
    expect((await stored(product(), meeting.id))[guest.id]).toBe('LEFT');
  });

  it.each(['REMOVED', 'DISABLED_BY_VET'] as const)(
    'two whose relation is %s are both out of it',
    async (status) => {
      const { vet, owner, name, id } = await newCall(product());
      const sockets = [await openSocket(vet), await openSocket(owner)];
      const body = { userId: owner.id, facilityId: vet.facility.id, status };
      await vet.call(updateClientStatus, { body });
      for (const socket of sockets)
        await expect
          .poll(() => lastStateHeardBy(socket))
          .toMatchObject({ you: { status: 'LEFT' }, peer: null, ticket: null });
      expect(await stored(product(), id)).toEqual({ [vet.id]: 'LEFT', [owner.id]: 'LEFT' });
      for (const person of [vet, owner]) {
        expect(await stateFor(person, name)).toMatchObject({
          you: { status: 'LEFT' },
          ticket: null,
        });
        expect(await refusal(enter(person, name))).toBe(403);
      }
    },
  );

  it('nobody waits at the door for a clinic that cannot let them in', async () => {
    const meeting = await newMeeting(product());
    const { vet, owner, name } = meeting;
    const guest = await newOwner(product());
    await adopt(product().pool, owner.familyId, guest.id);
    await enter(guest, name);
    expect(await inboxOf(vet, 'VIDEO_WAITING')).toHaveLength(1);
    const query = { FamilyId: owner.familyId, userId: guest.id };
    await owner.call(removeFamilyMember, { query });
    expect(await inboxOf(vet, 'VIDEO_WAITING')).toEqual([]);
  });

  // As rows stand whose right ended at the moment in which they came.
  it.each([
    `delete from family_members where user_id = $1`,
    `update facility_clients set status = 'REMOVED'
      where family_id in (select family_id from family_members where user_id = $1)`,
  ])('nobody waits at a door, in the inbox, after %s', async (statement) => {
    const { vet, owner, name } = await newMeeting(product());
    await enter(owner, name);
    expect(await inboxOf(vet, 'VIDEO_WAITING')).toHaveLength(1);
    await product().pool.query(statement, [owner.id]);
    expect(await inboxOf(vet, 'VIDEO_WAITING')).toEqual([]);
  });

  it('nobody is let in whose relation has ended, and whoever stands at the door then is turned away', async () => {
    const { vet, owner, name } = await newMeeting(product());
    await enter(owner, name);
    await product().pool.query(
      `update facility_clients set status = 'DISABLED_BY_VET' where facility_id = $1`,
      [vet.facility.id],
    );
    expect(await refusal(decide(vet, name, owner, 'GRANT'))).toBe(403);
    expect(await refusal(decide(vet, name, owner, 'DENY'))).toBe('none');
  });

  it.each([
    `update facility_members set status = 'REMOVED' where user_id = $1`,
    `update facility_members set role_id = ${SECRETARY} where user_id = $1`,
  ])(
    'nobody holds a place that a colleague has to take on purpose, after %s',
    async (statement) => {
      const meeting = await newMeeting(product());
      const { vet, name, id } = meeting;
      const former = await newEmployee(product(), meeting, VETERINARIAN);
      await enter(former, name);
      expect(await refusal(enter(vet, name))).toBe(409);
      await product().pool.query(statement, [former.id]);
      expect(await enter(vet, name)).toMatchObject({ you: { status: 'ADMITTED' } });
      expect((await stored(product(), id))[former.id]).toBe('LEFT');
    },
  );

  it('a colleague who works there no more calls nobody', async () => {
    const meeting = await newMeeting(product());
    const { owner, name } = meeting;
    const former = await newEmployee(product(), meeting, VETERINARIAN);
    await enter(former, name);
    expect(await inboxOf(owner, 'VIDEO_CALL')).toHaveLength(1);
    await product().pool.query(
      `update facility_members set status = 'REMOVED' where user_id = $1`,
      [former.id],
    );
    expect(await inboxOf(owner, 'VIDEO_CALL')).toEqual([]);
  });

  async function remove({ vet }: Meeting, { id: id_user }: Person) {
    await vet.call(removeLink, { query: { id_user, id_facility: vet.facility.id } });
  }
  async function giveRole({ vet }: Meeting, { id }: Person, idRole: number) {
    await vet.call(updateStaff, { body: { id, FacilityId: vet.facility.id, idRole } });
  }
  async function demote(meeting: Meeting, person: Person) {
    await giveRole(meeting, person, SECRETARY);
  }
});
