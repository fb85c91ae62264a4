import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { removeFamilyMember } from '@zampa/contract/families/remove-family-member';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { deleteAccount } from '@zampa/contract/privacy/delete-account';
import { removeLink } from '@zampa/contract/team/remove-link';
import { updateStaff } from '@zampa/contract/team/update-staff';
import { moveToFamily } from '@zampa/testing/memberships';
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
  lastStateOf,
  newCall,
  newEmployee,
  newMeeting,
  SECRETARY,
  readStateAs,
  readParticipantStatuses,
  VETERINARIAN,
  videoMessagesOf,
  type Meeting,
  type Person,
} from './meetings.ts';

describe('access to a video meeting', () => {
  const product = useProduct();

  /** Creates a call between a colleague and a relative of the owner, both with open sockets. */
  async function newOthersCall(roleId = VETERINARIAN) {
    const meeting = await newMeeting(product());
    const { owner, name, id } = meeting;
    const host = await newEmployee(product(), meeting, roleId);
    const guest = await newOwner(product());
    await moveToFamily(product().pool, owner.familyId, guest.id);
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
      await socket.sendVideo('video:attend', { name, device: deviceOf(person) });
    return { meeting, host, guest, atHost, atGuest };
  }

  const expectRemoved = (socket: OpenSocket, name: string) =>
    expect
      .poll(() => videoMessagesOf(socket).filter(({ kind }) => kind === 'out'))
      .toEqual([{ kind: 'out', name }]);

  const refusal = async (act: Promise<unknown>) =>
    act.then(
      () => 'none',
      (error: unknown) => (error as { status?: number }).status,
    );

  it('ends for a removed family member, and the vet is notified', async () => {
    const { meeting, guest, atHost, atGuest } = await newOthersCall();
    const { owner, name, id } = meeting;
    const query = { FamilyId: owner.familyId, userId: guest.id };
    await owner.call(removeFamilyMember, { query });
    await expectRemoved(atGuest, name);
    await expect.poll(() => lastStateOf(atHost)?.peer).toBeNull();
    expect((await readParticipantStatuses(product(), id))[guest.id]).toBe('LEFT');
    expect(await refusal(readStateAs(guest, name))).toBe(404);
    expect(await refusal(enter(guest, name))).toBe(404);
  });

  it.each([
    { what: 'is removed from the staff', status: 404, end: remove },
    { what: 'moves to reception', status: 403, end: demote },
  ])('ends for a vet who $what, and the owner is notified', async ({ end, status }) => {
    const { meeting, host, atHost, atGuest } = await newOthersCall();
    const { name, id } = meeting;
    await end(meeting, host);
    await expectRemoved(atHost, name);
    await expect.poll(() => lastStateOf(atGuest)?.peer).toBeNull();
    expect((await readParticipantStatuses(product(), id))[host.id]).toBe('LEFT');
    expect(await refusal(readStateAs(host, name))).toBe(status);
    expect(await refusal(enter(host, name))).toBe(status);
  });

  it('continues for a vet who gets another treating role', async () => {
    const { meeting, host } = await newOthersCall();
    await giveRole(meeting, host, ASSISTANT);
    expect(await readStateAs(host, meeting.name)).toMatchObject({ you: { status: 'ADMITTED' } });
  });

  it('ends for a consultant whose request is assigned to someone else', async () => {
    const { meeting, host, atHost } = await newOthersCall(CONSULTANT);
    const { vet, name, id } = meeting;
    const body = { payload: { assigneeId: vet.id } };
    await vet.call(updateEvent, { query: { id }, body });
    await expectRemoved(atHost, name);
    expect((await readParticipantStatuses(product(), id))[host.id]).toBe('LEFT');
  });

  it('ends for a person who deletes their account', async () => {
    const { meeting, guest, atHost } = await newOthersCall();
    await guest.call(deleteAccount, { body: { password: PASSWORD } });
    await expect.poll(() => lastStateOf(atHost)?.peer).toBeNull();
    expect((await readParticipantStatuses(product(), meeting.id))[guest.id]).toBe('LEFT');
  });

  it.each(['REMOVED', 'DISABLED_BY_VET'] as const)(
    'ends for both sides when their relation becomes %s',
    async (status) => {
      const { vet, owner, name, id } = await newCall(product());
      const sockets = [await openSocket(vet), await openSocket(owner)];
      const body = { userId: owner.id, facilityId: vet.facility.id, status };
      await vet.call(updateClientStatus, { body });
      for (const socket of sockets)
        await expect
          .poll(() => lastStateOf(socket))
          .toMatchObject({ you: { status: 'LEFT' }, peer: null, ticket: null });
      expect(await readParticipantStatuses(product(), id)).toEqual({
        [vet.id]: 'LEFT',
        [owner.id]: 'LEFT',
      });
      for (const person of [vet, owner]) {
        expect(await readStateAs(person, name)).toMatchObject({
          you: { status: 'LEFT' },
          ticket: null,
        });
        expect(await refusal(enter(person, name))).toBe(403);
      }
    },
  );

  it('ends for a waiting family member, who disappears from the inbox of the clinic', async () => {
    const meeting = await newMeeting(product());
    const { vet, owner, name } = meeting;
    const guest = await newOwner(product());
    await moveToFamily(product().pool, owner.familyId, guest.id);
    await enter(guest, name);
    expect(await inboxOf(vet, 'VIDEO_WAITING')).toHaveLength(1);
    const query = { FamilyId: owner.familyId, userId: guest.id };
    await owner.call(removeFamilyMember, { query });
    expect(await inboxOf(vet, 'VIDEO_WAITING')).toEqual([]);
  });

  // Simulates rows of people who lost access at the moment they entered.
  it.each([
    {
      change: 'is no longer in the family',
      statement: `delete from family_members where user_id = $1`,
    },
    {
      change: 'is no longer a client',
      statement: `update facility_clients set status = 'REMOVED'
        where family_id in (select family_id from family_members where user_id = $1)`,
    },
  ])('ends for a waiting person who $change, and clears the inbox item', async ({ statement }) => {
    const { vet, owner, name } = await newMeeting(product());
    await enter(owner, name);
    expect(await inboxOf(vet, 'VIDEO_WAITING')).toHaveLength(1);
    await product().pool.query(statement, [owner.id]);
    expect(await inboxOf(vet, 'VIDEO_WAITING')).toEqual([]);
  });

  it('ends with the relation: a waiting client can only be denied, not admitted', async () => {
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
    {
      change: 'has left the clinic',
      statement: `update facility_members set status = 'REMOVED' where user_id = $1`,
    },
    {
      change: 'has become a secretary',
      statement: `update facility_members set role_id = ${SECRETARY} where user_id = $1`,
    },
  ])(
    'ends for a colleague who $change, so that others can enter without takeOver',
    async ({ statement }) => {
      const meeting = await newMeeting(product());
      const { vet, name, id } = meeting;
      const former = await newEmployee(product(), meeting, VETERINARIAN);
      await enter(former, name);
      expect(await refusal(enter(vet, name))).toBe(409);
      await product().pool.query(statement, [former.id]);
      expect(await enter(vet, name)).toMatchObject({ you: { status: 'ADMITTED' } });
      expect((await readParticipantStatuses(product(), id))[former.id]).toBe('LEFT');
    },
  );

  it('ends for a former colleague, whose call disappears from the inbox of the owner', async () => {
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
