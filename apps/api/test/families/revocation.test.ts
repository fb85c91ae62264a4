import { joinFamily } from '@zampa/contract/families/join-family';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { readPersonalData } from '@zampa/contract/privacy/read-personal-data';
import { newOwner, type TestAccount } from '@zampa/testing/people';
import { newStartedRequest, sendChatMessage } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { endWithCardPayment } from '../payments/unpaid-visit.ts';
import { newVisit, connectCards } from '../payments/visits.ts';
import { useProduct } from '../product.ts';
import { openSocket, type OpenSocket } from '../socket.ts';
import { requestToJoin, addToFamily, readFamilyCode, remove, setRole } from './families.ts';

const familyEvents = ({ heard }: OpenSocket) =>
  heard.filter(([name]) => name === 'family').map(([, message]) => message);

describe('socket events of a family', () => {
  const product = useProduct();

  it('notify the admin of a request to join, and the person of its acceptance', async () => {
    const [owner, guest] = [await newOwner(product()), await newOwner(product())];
    const [admin, asking] = [await openSocket(owner), await openSocket(guest)];
    const news = { FamilyId: owner.familyId, userId: guest.id };
    await requestToJoin(guest, owner);
    await expect.poll(() => familyEvents(admin)).toEqual([news]);
    await setRole(owner, owner.familyId, guest.id);
    await expect.poll(() => familyEvents(asking)).toEqual([news, news]);
  });

  it('are not sent to a removed member whose socket is still open', async () => {
    const { owner, vet, id } = await newStartedRequest(product());
    const member = await newOwner(product());
    await addToFamily(owner, member);
    const [stays, goes] = [await openSocket(owner), await openSocket(member)];
    const heard = ({ events }: OpenSocket, message: { id: string }) =>
      events.some(({ event }) => event?.id === message.id);
    const forAll = await sendChatMessage(vet, id, 'Per tutti');
    await expect.poll(() => heard(goes, forAll)).toBe(true);
    // Events arrive in order, so all earlier ones are here.
    const had = familyEvents(goes).length;
    const familyEventsSince = () => familyEvents(goes).slice(had);

    await remove(owner, owner.familyId, member.id);
    await expect
      .poll(familyEventsSince, { timeout: 1000 })
      .toEqual([{ FamilyId: owner.familyId, userId: member.id }]);
    const forThem = await sendChatMessage(vet, id, 'Solo per voi');
    await expect.poll(() => heard(stays, forThem)).toBe(true);
    // Events of one socket arrive in order: this message would arrive before the next event.
    await requestToJoin(member, owner);
    await expect.poll(() => familyEventsSince().length).toBe(2);
    expect(heard(goes, forThem)).toBe(false);
  });
});

describe('the code of a family', () => {
  const product = useProduct();

  it('changes when an admin removes a member, but not when one leaves or is declined', async () => {
    const [owner, member, leaver] = [
      await newOwner(product()),
      await newOwner(product()),
      await newOwner(product()),
    ];
    const code = await readFamilyCode(owner);
    await addToFamily(owner, leaver);
    await remove(leaver, owner.familyId, leaver.id);
    await requestToJoin(leaver, owner);
    await remove(owner, owner.familyId, leaver.id);
    expect(await readFamilyCode(owner)).toBe(code);

    await addToFamily(owner, member);
    const { heard } = await openSocket(owner);
    await remove(owner, owner.familyId, member.id);
    await expect
      .poll(() => heard)
      .toContainEqual(['family', { FamilyId: owner.familyId, userId: member.id }]);
    const changed = await readFamilyCode(owner);
    expect(changed).not.toBe(code);
    await expect(member.call(joinFamily, { body: { code } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(member.call(joinFamily, { body: { code: changed } })).resolves.toMatchObject({
      status: 'PENDING',
    });
  });
});

describe('family notifications', () => {
  const product = useProduct();

  it('are visible in the list and the export only to current members', async () => {
    const { vet, owner, id } = await newVisit(product());
    const member = await newOwner(product(), 'Mia');
    await addToFamily(owner, member);
    await connectCards(vet);
    await endWithCardPayment(vet, id);
    await waitForJobs(product());
    const kindsOf = async (person: TestAccount) =>
      (await person.call(readNotifications, { query: {} })).map(({ kind }) => kind);
    expect(await kindsOf(member)).toContain('PAYMENT_ASKED');
    await remove(owner, owner.familyId, member.id);
    await waitForJobs(product());
    expect(await kindsOf(member)).toEqual(['FAMILY_LEFT', 'FAMILY_ACCEPTED']);
    expect(await kindsOf(owner)).toContain('PAYMENT_ASKED');
    const exportedNotifications = async (person: TestAccount) =>
      JSON.stringify((await person.call(readPersonalData, {})).notifications);
    expect(await exportedNotifications(member)).not.toContain(id);
    expect(await exportedNotifications(owner)).toContain(id);
  });
});
