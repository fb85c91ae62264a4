import { joinFamily } from '@zampa/contract/families/join-family';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { readPersonalData } from '@zampa/contract/privacy/read-personal-data';
import { newOwner, type TestAccount } from '@zampa/testing/people';
import { newStartedRequest, write } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { settled } from '../notifications/settled.ts';
import { askByCard } from '../payments/debts.ts';
import { newVisit, takeCards } from '../payments/visits.ts';
import { useProduct } from '../product.ts';
import { openSocket, type OpenSocket } from '../socket.ts';
import { ask, becomeFamily, codeOf, remove, setRole } from './families.ts';

const familyNews = ({ heard }: OpenSocket) =>
  heard.filter(([name]) => name === 'family').map(([, message]) => message);

describe('the sockets of a family', () => {
  const product = useProduct();

  it('tell the admin who asks, and the person that they are accepted', async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    const [admin, asking] = [await openSocket(owner), await openSocket(guest)];
    const news = { FamilyId: owner.familyId, userId: guest.id };
    await ask(guest, owner);
    await expect.poll(() => familyNews(admin)).toEqual([news]);
    await setRole(owner, owner.familyId, guest.id);
    await expect.poll(() => familyNews(asking)).toEqual([news, news]);
  });

  it('tell nothing more to who was removed, whose socket was open all the time', async () => {
    const { owner, vet, id } = await newStartedRequest(product());
    const member = await newOwner(product());
    await becomeFamily(owner, member);
    const [stays, goes] = [await openSocket(owner), await openSocket(member)];
    const heard = ({ events }: OpenSocket, message: { id: string }) =>
      events.some(({ event }) => event?.id === message.id);
    const forAll = await write(vet, id, 'Per tutti');
    await expect.poll(() => heard(goes, forAll)).toBe(true);
    // What is told is told one after the other: nothing from before is still to come.
    const had = familyNews(goes).length;
    const newsSince = () => familyNews(goes).slice(had);

    await remove(owner, owner.familyId, member.id);
    await expect
      .poll(newsSince, { timeout: 1000 })
      .toEqual([{ FamilyId: owner.familyId, userId: member.id }]);
    const forThem = await write(vet, id, 'Solo per voi');
    await expect.poll(() => heard(stays, forThem)).toBe(true);
    // What is sent to one socket arrives in order: had this message come, it would be there before the next.
    await ask(member, owner);
    await expect.poll(() => newsSince().length).toBe(2);
    expect(heard(goes, forThem)).toBe(false);
  });
});

describe('the code of a family', () => {
  const product = useProduct();

  it('changes, so that nobody comes back by it whom an admin has taken out, and not for who has left or was declined', async () => {
    const [owner, member, leaver] = [
      await newOwner(product()),
      await newOwner(product()),
      await newOwner(product()),
    ];
    const code = await codeOf(owner);
    await becomeFamily(owner, leaver);
    await remove(leaver, owner.familyId, leaver.id);
    await ask(leaver, owner);
    await remove(owner, owner.familyId, leaver.id);
    expect(await codeOf(owner)).toBe(code);

    await becomeFamily(owner, member);
    const { heard } = await openSocket(owner);
    await remove(owner, owner.familyId, member.id);
    await expect
      .poll(() => heard)
      .toContainEqual(['family', { FamilyId: owner.familyId, userId: member.id }]);
    const changed = await codeOf(owner);
    expect(changed).not.toBe(code);
    await expect(member.call(joinFamily, { body: { code } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(member.call(joinFamily, { body: { code: changed } })).resolves.toMatchObject({
      status: 'PENDING',
    });
  });
});

describe('what a family was told', () => {
  const product = useProduct();

  it('is read, in the list and in the export, by who belongs to it', async () => {
    const { vet, owner, id } = await newVisit(product());
    const member = await newOwner(product(), 'Mia');
    await becomeFamily(owner, member);
    await takeCards(vet);
    await askByCard(vet, id);
    await settled(product());
    const kindsOf = async (person: TestAccount) =>
      (await person.call(readNotifications, { query: {} })).map(({ kind }) => kind);
    expect(await kindsOf(member)).toContain('PAYMENT_ASKED');
    await remove(owner, owner.familyId, member.id);
    await settled(product());
    expect(await kindsOf(member)).toEqual(['FAMILY_LEFT', 'FAMILY_ACCEPTED']);
    expect(await kindsOf(owner)).toContain('PAYMENT_ASKED');
    const told = async (person: TestAccount) =>
      JSON.stringify((await person.call(readPersonalData, {})).notifications);
    expect(await told(member)).not.toContain(id);
    expect(await told(owner)).toContain(id);
  });
});
