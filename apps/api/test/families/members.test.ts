import { joinFamily } from '@zampa/contract/families/join-family';
import { updateFamilyMember } from '@zampa/contract/families/update-family-member';
import { readMe } from '@zampa/contract/people/read-me';
import { readPetFamily } from '@zampa/contract/pets/read-pet-family';
import { deletePet } from '@zampa/contract/pets/delete-pet';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { FAMILY_ADMIN, FAMILY_MEMBER } from '@zampa/domain/families/membership';
import { join, newOwner, newVet, type Owner } from '@zampa/testing/people';
import { newPet, newStartedRequest, write } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { endings, meet } from '../meeting.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { countOf } from '../stored.ts';
import { ask, becomeFamily, codeOf, readOwnFamily, remove, setRole } from './families.ts';

describe('POST /api/families/join — somebody asks to join a family', () => {
  const product = useProduct();

  it('waits, once, sees nothing meanwhile, and only admins see who waits', async () => {
    const [owner, guest, member] = [
      await newOwner(product()),
      await newOwner(product(), 'Gino'),
      await newOwner(product(), 'Mia'),
    ];
    await becomeFamily(owner, member);
    const waiting = {
      FamilyId: owner.familyId,
      userId: guest.id,
      idRole: FAMILY_MEMBER,
      role: 'FAMILY_MEMBER',
      status: 'PENDING',
    };
    expect(await ask(guest, owner)).toEqual(waiting);
    expect(await ask(guest, owner)).toEqual(waiting);
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

  it('takes the code as people type it, and changes nothing for who belongs already', async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    const code = await codeOf(owner);
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    await expect(guest.call(joinFamily, { body: { code: typed } })).resolves.toMatchObject({
      status: 'PENDING',
    });
    await expect(owner.call(joinFamily, { body: { code } })).resolves.toMatchObject({
      status: 'ACTIVE',
      idRole: FAMILY_ADMIN,
    });
  });

  it('refuses codes that no family has, and after ten of them in an hour every one', async () => {
    const guest = await newOwner(product());
    const right = await codeOf(await newOwner(product()));
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

  it('is not for vets', async () => {
    const [owner, vet] = [await newOwner(product()), await newVet(product())];
    await expect(ask(vet, owner)).rejects.toMatchObject({ status: 403 });
  });
});

describe('POST /api/families/members — an admin accepts, and gives roles', () => {
  const product = useProduct();

  it('opens pets and conversations to who is accepted, whose empty family closes', async () => {
    const { owner, pet, id } = await newStartedRequest(product());
    const [guest, third] = [await newOwner(product()), await newOwner(product())];
    const ownCode = await codeOf(guest);
    const { heard } = await openSocket(third);
    const news = ['family', { FamilyId: guest.familyId, userId: third.id }];
    await ask(third, guest);
    await expect.poll(() => heard).toEqual([news]);
    await expect(becomeFamily(owner, guest)).resolves.toMatchObject({ status: 'ACTIVE' });
    const me = await guest.call(readMe, {});
    expect(me).toMatchObject({ FamilyId: owner.familyId, pendingFamilies: [] });
    expect(me.families).toMatchObject([{ id: owner.familyId, idRole: FAMILY_MEMBER }]);
    expect(me.pets.map((one) => one.id)).toEqual([pet.id]);
    await write(guest, id, 'Ciao');
    await expect(guest.call(readRequest, { params: { id }, query: {} })).resolves.toMatchObject({
      id,
    });
    // Nobody waits at a family that is no more, nor joins it; who waited hears of it.
    await expect.poll(() => heard.filter(([name]) => name === 'family')).toEqual([news, news]);
    await expect(third.call(readMe, {})).resolves.toMatchObject({ pendingFamilies: [] });
    await expect(third.call(joinFamily, { body: { code: ownCode } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('lets who has pets keep the family of their own beside the new one', async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    const pet = await newPet(guest);
    await becomeFamily(owner, guest);
    const me = await guest.call(readMe, {});
    expect(me.families.map((family) => family.id).toSorted()).toEqual(
      [guest.familyId, owner.familyId].toSorted(),
    );
    expect(me.pets.map((one) => one.id)).toEqual([pet.id]);
  });

  it.each([
    {
      kept: 'a partner',
      fill: async (guest: Owner) => becomeFamily(guest, await newOwner(product())),
    },
    {
      kept: 'a clinic',
      fill: async (guest: Owner) => join(guest, (await newVet(product())).facility),
    },
  ])('lets who has $kept in a family of their own keep that too', async ({ fill }) => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    await fill(guest);
    const { Users } = await readOwnFamily(guest, guest.familyId);
    await becomeFamily(owner, guest);
    const me = await guest.call(readMe, {});
    expect(me.families.map((family) => family.id).toSorted()).toEqual(
      [guest.familyId, owner.familyId].toSorted(),
    );
    expect((await readOwnFamily(guest, guest.familyId)).Users).toEqual(Users);
  });

  it('gives the role that was said, and keeps members from what is the admins’', async () => {
    const [owner, member] = [await newOwner(product()), await newOwner(product())];
    const pet = await newPet(owner);
    await becomeFamily(owner, member);
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

  it('refuses to demote the last admin, people who never asked, and other roles', async () => {
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

  it('accepts nobody by themselves', async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    await ask(guest, owner);
    await expect(setRole(guest, owner.familyId, guest.id)).rejects.toMatchObject({ status: 404 });
    await expect(guest.call(readMe, {})).resolves.toMatchObject({ FamilyId: guest.familyId });
  });
});

describe('DELETE /api/families/members — somebody goes', () => {
  const product = useProduct();

  it('leaves them an account with a family of their own, and the family its conversation', async () => {
    const { owner, pet, id } = await newStartedRequest(product());
    const member = await newOwner(product());
    await becomeFamily(owner, member);
    await write(member, id, 'Scrivo io');
    await remove(member, owner.familyId, member.id);
    const me = await member.call(readMe, {});
    expect(me.families).toHaveLength(1);
    expect(me).toMatchObject({ families: [{ idRole: FAMILY_ADMIN }], pets: [] });
    expect(me.FamilyId).not.toBe(owner.familyId);
    const pets = member.call(readPetFamily, { query: { FamilyId: pet.FamilyId } });
    await expect(pets).rejects.toMatchObject({ status: 404 });
    await expect(write(member, id, 'Ancora io')).rejects.toMatchObject({ status: 404 });
    const { lastMessage } = await owner.call(readRequest, { params: { id }, query: {} });
    expect(lastMessage).toMatchObject({
      payload: { message: 'Scrivo io' },
      user: { id: member.id },
    });
  });

  it('lets who waits take it back, and an admin decline it', async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    const waiting = () =>
      countOf(product(), 'family_members', `family_id = $1 and status = 'PENDING'`, [
        owner.familyId,
      ]);
    await ask(guest, owner);
    await expect(remove(guest, owner.familyId, owner.id)).rejects.toMatchObject({ status: 404 });
    await remove(guest, owner.familyId, guest.id);
    expect(await waiting()).toBe(0);
    await ask(guest, owner);
    await remove(owner, owner.familyId, guest.id);
    expect(await waiting()).toBe(0);
    await expect(guest.call(readMe, {})).resolves.toMatchObject({ FamilyId: guest.familyId });
  });

  it('refuses members to remove others, the last admin to go, and who is alone', async () => {
    const [owner, member] = [await newOwner(product()), await newOwner(product())];
    const alone = remove(owner, owner.familyId, owner.id);
    await expect(alone).rejects.toMatchObject({ status: 409, code: 'STATUS_CONFLICT' });
    await becomeFamily(owner, member);
    await expect(remove(member, owner.familyId, owner.id)).rejects.toMatchObject({ status: 403 });
    await expect(remove(owner, owner.familyId, owner.id)).rejects.toMatchObject({
      status: 409,
      code: 'LAST_ADMIN',
    });
    const stranger = await newOwner(product());
    const unknown = remove(owner, owner.familyId, stranger.id);
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });

  it('names the clinic another person of the family to call', async () => {
    const { owner } = await newStartedRequest(product());
    const second = await newOwner(product());
    await becomeFamily(owner, second, FAMILY_ADMIN);
    await remove(second, owner.familyId, owner.id);
    const contact = 'family_id = $1 and user_id = $2';
    expect(await countOf(product(), 'facility_clients', contact, [owner.familyId, second.id])).toBe(
      1,
    );
  });
});

describe('two people at the same moment', () => {
  const product = useProduct();
  const familyRow = ({ familyId }: Owner) => ({
    statement: 'select from families where id = $1 for update',
    values: [familyId],
  });
  const admins = (familyId: string) =>
    countOf(product(), 'family_members', `family_id = $1 and role_id = 9 and status = 'ACTIVE'`, [
      familyId,
    ]);

  it('leaves one admin when both admins go', async () => {
    const [owner, second] = [await newOwner(product()), await newOwner(product())];
    await becomeFamily(owner, second, FAMILY_ADMIN);
    const outcomes = await meet(product(), familyRow(owner), [
      () => remove(owner, owner.familyId, owner.id),
      () => remove(second, owner.familyId, second.id),
    ]);
    expect(endings(outcomes)).toEqual(['done', 'STATUS_CONFLICT']);
    expect(await admins(owner.familyId)).toBe(1);
  });

  it('leaves one admin when each demotes the other', async () => {
    const [owner, second] = [await newOwner(product()), await newOwner(product())];
    await becomeFamily(owner, second, FAMILY_ADMIN);
    const outcomes = await meet(product(), familyRow(owner), [
      () => setRole(owner, owner.familyId, second.id),
      () => setRole(second, owner.familyId, owner.id),
    ]);
    expect(endings(outcomes)).toEqual(['done', 'FORBIDDEN']);
    expect(await admins(owner.familyId)).toBe(1);
  });

  it('joins them in one family when each accepts the other', async () => {
    const [owner, second] = [await newOwner(product()), await newOwner(product())];
    await Promise.all([ask(owner, second), ask(second, owner)]);
    const outcomes = await meet(product(), familyRow(owner), [
      () => setRole(owner, owner.familyId, second.id),
      () => setRole(second, second.familyId, owner.id),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const [mine, theirs] = [await owner.call(readMe, {}), await second.call(readMe, {})];
    expect(mine.families.map(({ id }) => id)).toEqual(theirs.families.map(({ id }) => id));
    expect(mine.families).toHaveLength(1);
  });
});
