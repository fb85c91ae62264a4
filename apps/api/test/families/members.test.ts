import { joinFamily } from '@zampa/contract/families/join-family';
import { updateFamilyMember } from '@zampa/contract/families/update-family-member';
import { readMe } from '@zampa/contract/people/read-me';
import { readPetFamily } from '@zampa/contract/pets/read-pet-family';
import { deletePet } from '@zampa/contract/pets/delete-pet';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { FAMILY_ADMIN, FAMILY_MEMBER } from '@zampa/domain/families/membership';
import { joinClinic, newOwner, newVet, type Owner } from '@zampa/testing/people';
import { newPet, newStartedRequest, sendChatMessage } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { countOf } from '../stored.ts';
import {
  requestToJoin,
  addToFamily,
  readFamilyCode,
  readOwnFamily,
  remove,
  setRole,
} from './families.ts';

describe('joining a family (POST /api/families/join)', () => {
  const product = useProduct();

  it('creates one pending request, without access, that only admins can see', async () => {
    const [owner, guest, member] = [
      await newOwner(product()),
      await newOwner(product(), 'Gino'),
      await newOwner(product(), 'Mia'),
    ];
    await addToFamily(owner, member);
    const waiting = {
      FamilyId: owner.familyId,
      userId: guest.id,
      idRole: FAMILY_MEMBER,
      role: 'FAMILY_MEMBER',
      status: 'PENDING',
    };
    expect(await requestToJoin(guest, owner)).toEqual(waiting);
    expect(await requestToJoin(guest, owner)).toEqual(waiting);
    await expect(readOwnFamily(guest, owner.familyId)).rejects.toMatchObject({ status: 404 });
    const me = await guest.call(readMe, {});
    expect(me.families.map(({ id }) => id)).toEqual([guest.familyId]);
    expect(me.pendingFamilies).toMatchObject([{ id: owner.familyId }]);
    const { Users } = await readOwnFamily(owner, owner.familyId);
    expect(Users.map(({ firstName, status }) => [firstName, status])).toEqual([
      ['Olga', 'ACTIVE'],
      ['Mia', 'ACTIVE'],
      ['Gino', 'PENDING'],
    ]);
    const seenByMember = await readOwnFamily(member, owner.familyId);
    expect(seenByMember.Users.map(({ firstName }) => firstName)).toEqual(['Olga', 'Mia']);
  });

  it('accepts the code in any notation, and changes nothing for a member', async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    const code = await readFamilyCode(owner);
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    await expect(guest.call(joinFamily, { body: { code: typed } })).resolves.toMatchObject({
      status: 'PENDING',
    });
    await expect(owner.call(joinFamily, { body: { code } })).resolves.toMatchObject({
      status: 'ACTIVE',
      idRole: FAMILY_ADMIN,
    });
  });

  it('rejects unknown codes, and every code after ten unknown ones in an hour', async () => {
    const guest = await newOwner(product());
    const right = await readFamilyCode(await newOwner(product()));
    const attempt = (code: string) => guest.call(joinFamily, { body: { code } });
    await expect(attempt('')).rejects.toMatchObject({ code: 'VALIDATION' });
    for (const code of ['AAAAAAAA', 'I0O1', 'x', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])
      await expect(attempt(code)).rejects.toMatchObject({
        status: 404,
        fields: [{ field: 'code', code: 'unknown' }],
      });
    for (const code of ['BBBBBBBB', right])
      await expect(attempt(code)).rejects.toMatchObject({ status: 429 });
  });

  it('rejects vets', async () => {
    const [owner, vet] = [await newOwner(product()), await newVet(product())];
    await expect(requestToJoin(vet, owner)).rejects.toMatchObject({ status: 403 });
  });
});

describe('accepting and promoting family members (POST /api/families/members)', () => {
  const product = useProduct();

  it("gives access to pets and conversations, and closes the member's own empty family", async () => {
    const { owner, pet, id } = await newStartedRequest(product());
    const [guest, third] = [await newOwner(product()), await newOwner(product())];
    const ownCode = await readFamilyCode(guest);
    const { heard } = await openSocket(third);
    const news = ['family', { FamilyId: guest.familyId, userId: third.id }];
    await requestToJoin(third, guest);
    await expect.poll(() => heard).toEqual([news]);
    await expect(addToFamily(owner, guest)).resolves.toMatchObject({ status: 'ACTIVE' });
    const me = await guest.call(readMe, {});
    expect(me).toMatchObject({ FamilyId: owner.familyId, pendingFamilies: [] });
    expect(me.families).toMatchObject([{ id: owner.familyId, idRole: FAMILY_MEMBER }]);
    expect(me.pets.map((one) => one.id)).toEqual([pet.id]);
    await sendChatMessage(guest, id, 'Ciao');
    await expect(guest.call(readRequest, { params: { id }, query: {} })).resolves.toMatchObject({
      id,
    });
    // People who were waiting to join the closed family receive an event, and its code stops working.
    await expect.poll(() => heard.filter(([name]) => name === 'family')).toEqual([news, news]);
    await expect(third.call(readMe, {})).resolves.toMatchObject({ pendingFamilies: [] });
    await expect(third.call(joinFamily, { body: { code: ownCode } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("keeps the member's own family if it has a pet", async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    const pet = await newPet(guest);
    await addToFamily(owner, guest);
    const me = await guest.call(readMe, {});
    expect(me.families.map((family) => family.id).toSorted()).toEqual(
      [guest.familyId, owner.familyId].toSorted(),
    );
    expect(me.pets.map((one) => one.id)).toEqual([pet.id]);
  });

  it.each([
    {
      kept: 'a partner',
      fill: async (guest: Owner) => addToFamily(guest, await newOwner(product())),
    },
    {
      kept: 'a clinic',
      fill: async (guest: Owner) => joinClinic(guest, (await newVet(product())).facility),
    },
  ])("keeps the member's own family if it has $kept", async ({ fill }) => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    await fill(guest);
    const { Users } = await readOwnFamily(guest, guest.familyId);
    await addToFamily(owner, guest);
    const me = await guest.call(readMe, {});
    expect(me.families.map((family) => family.id).toSorted()).toEqual(
      [guest.familyId, owner.familyId].toSorted(),
    );
    expect((await readOwnFamily(guest, guest.familyId)).Users).toEqual(Users);
  });

  it('assigns the given role, and rejects members without admin rights', async () => {
    const [owner, member] = [await newOwner(product()), await newOwner(product())];
    const pet = await newPet(owner);
    await addToFamily(owner, member);
    const removal = () => member.call(deletePet, { query: { PetId: pet.id } });
    await expect(removal()).rejects.toMatchObject({ status: 403 });
    await expect(setRole(member, owner.familyId, member.id, FAMILY_ADMIN)).rejects.toMatchObject({
      status: 403,
    });
    await setRole(owner, owner.familyId, member.id, FAMILY_ADMIN);
    await removal();
    await setRole(member, owner.familyId, owner.id, FAMILY_MEMBER);
    await expect(setRole(owner, owner.familyId, owner.id, FAMILY_ADMIN)).rejects.toMatchObject({
      status: 403,
    });
  });

  it('rejects demoting the last admin, people who did not ask to join, and invalid roles', async () => {
    const [owner, stranger] = [await newOwner(product()), await newOwner(product())];
    await expect(setRole(owner, owner.familyId, owner.id)).rejects.toMatchObject({
      status: 409,
      code: 'LAST_ADMIN',
    });
    await expect(setRole(owner, owner.familyId, stranger.id)).rejects.toMatchObject({
      status: 404,
    });
    await expect(setRole(stranger, owner.familyId, stranger.id)).rejects.toMatchObject({
      status: 404,
    });
    const body = { FamilyId: owner.familyId, userId: owner.id, idRole: 1 };
    const { status } = await owner.send(updateFamilyMember, { body });
    expect(status).toBe(400);
  });

  it('rejects people who try to accept themselves', async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    await requestToJoin(guest, owner);
    await expect(setRole(guest, owner.familyId, guest.id)).rejects.toMatchObject({ status: 404 });
    await expect(guest.call(readMe, {})).resolves.toMatchObject({ FamilyId: guest.familyId });
  });
});

describe('leaving a family (DELETE /api/families/members)', () => {
  const product = useProduct();

  it('gives the person a new family of their own, and keeps their messages in the old one', async () => {
    const { owner, pet, id } = await newStartedRequest(product());
    const member = await newOwner(product());
    await addToFamily(owner, member);
    await sendChatMessage(member, id, 'Scrivo io');
    await remove(member, owner.familyId, member.id);
    const me = await member.call(readMe, {});
    expect(me.families).toHaveLength(1);
    expect(me).toMatchObject({ families: [{ idRole: FAMILY_ADMIN }], pets: [] });
    expect(me.FamilyId).not.toBe(owner.familyId);
    const pets = member.call(readPetFamily, { query: { FamilyId: pet.FamilyId } });
    await expect(pets).rejects.toMatchObject({ status: 404 });
    await expect(sendChatMessage(member, id, 'Ancora io')).rejects.toMatchObject({ status: 404 });
    const { lastMessage } = await owner.call(readRequest, { params: { id }, query: {} });
    expect(lastMessage).toMatchObject({
      payload: { message: 'Scrivo io' },
      user: { id: member.id },
    });
  });

  it('withdraws or declines a pending request', async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    const countPending = () =>
      countOf(product(), 'family_members', `family_id = $1 and status = 'PENDING'`, [
        owner.familyId,
      ]);
    await requestToJoin(guest, owner);
    await expect(remove(guest, owner.familyId, owner.id)).rejects.toMatchObject({ status: 404 });
    await remove(guest, owner.familyId, guest.id);
    expect(await countPending()).toBe(0);
    await requestToJoin(guest, owner);
    await remove(owner, owner.familyId, guest.id);
    expect(await countPending()).toBe(0);
    await expect(guest.call(readMe, {})).resolves.toMatchObject({ FamilyId: guest.familyId });
  });

  it('rejects removing others without admin rights, the last admin, and a person alone in the family', async () => {
    const [owner, member] = [await newOwner(product()), await newOwner(product())];
    const alone = remove(owner, owner.familyId, owner.id);
    await expect(alone).rejects.toMatchObject({ status: 409, code: 'STATUS_CONFLICT' });
    await addToFamily(owner, member);
    await expect(remove(member, owner.familyId, owner.id)).rejects.toMatchObject({ status: 403 });
    await expect(remove(owner, owner.familyId, owner.id)).rejects.toMatchObject({
      status: 409,
      code: 'LAST_ADMIN',
    });
    const stranger = await newOwner(product());
    const unknown = remove(owner, owner.familyId, stranger.id);
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });

  it("makes another member the clinic's contact", async () => {
    const { owner } = await newStartedRequest(product());
    const second = await newOwner(product());
    await addToFamily(owner, second, FAMILY_ADMIN);
    await remove(second, owner.familyId, owner.id);
    const contact = 'family_id = $1 and user_id = $2';
    expect(await countOf(product(), 'facility_clients', contact, [owner.familyId, second.id])).toBe(
      1,
    );
  });
});
