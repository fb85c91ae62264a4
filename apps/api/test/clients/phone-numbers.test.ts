import type { AnswerOf } from '@zampa/contract/call';
import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { joinFacility } from '@zampa/contract/clients/join-facility';
import { readClients } from '@zampa/contract/clients/read-clients';
import { readFamily } from '@zampa/contract/families/read-family';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { updateUser } from '@zampa/contract/people/update-user';
import { search } from '@zampa/contract/search/search';
import { newColleague, newOwner } from '@zampa/testing/people';
import { sendChatMessage } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, book, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { addToFamily } from '../families/families.ts';
import { useProduct } from '../product.ts';

const [PHONE, MOBILE] = ['+39025550100', '+393337654321'];

describe('phone numbers of a client', () => {
  const product = useProduct();

  /** Creates a client who has a booked visit and has written a message in it. */
  async function scene() {
    const clinic = await newOpenClinic(product());
    await book(clinic.vet, clinic.visitId, { start: at(product().clock.now(), 3) });
    await sendChatMessage(clinic.owner, clinic.visitId, 'She limps');
    return clinic;
  }

  async function seenBy({ vet, owner, facilityId }: OpenClinic, q: string) {
    const now = product().clock.now();
    const days = { from: at(now, 0).slice(0, 10), to: at(now, 9).slice(0, 10) };
    const cards = (text?: string) =>
      vet.call(readClients, { params: { id: facilityId }, query: text ? { search: text } : {} });
    const [card] = await cards();
    const [booking] = await vet.call(readCalendar, { query: { facilityId, ...days } });
    const { clients } = await vet.call(search, { query: { q } });
    const family = await vet.call(readFamily, {
      query: { FamilyId: owner.familyId, FacilityId: facilityId },
    });
    return {
      card: [card?.phone, card?.mobile],
      listed: (await cards(q)).map(({ userId }) => userId),
      found: clients.map(({ phone }) => phone),
      booking: booking?.client?.phone,
      family: family.Users.map(({ phone }) => phone),
      inbox: messagePhones(await vet.call(readInbox, { query: { facilityId } })),
    };
  }

  const messagePhones = ({ items }: AnswerOf<typeof readInbox>) =>
    items.filter(({ kind }) => kind === 'MESSAGE').map(({ phone }) => phone);

  it.each([
    { which: 'the one', numbers: { phone: PHONE }, q: '5550100', card: [PHONE, null], call: PHONE },
    {
      which: 'the second alone',
      numbers: { mobile: MOBILE },
      q: '7654321',
      card: [null, MOBILE],
      call: MOBILE,
    },
    {
      which: 'both, found by the first',
      numbers: { phone: PHONE, mobile: MOBILE },
      q: '5550100',
      card: [PHONE, MOBILE],
      call: MOBILE,
    },
    {
      which: 'both, found by the second',
      numbers: { phone: PHONE, mobile: MOBILE },
      q: '333 765 4321',
      card: [PHONE, MOBILE],
      call: MOBILE,
    },
  ])('are the same on every screen: $which', async ({ numbers, q, card, call }) => {
    const clinic = await scene();
    await clinic.owner.call(updateUser, { body: numbers });
    expect(await seenBy(clinic, q)).toEqual({
      card,
      listed: [clinic.owner.id],
      found: [call],
      booking: call,
      family: [call],
      inbox: [call],
    });
  });

  it('are not found by digits that span two numbers', async () => {
    const clinic = await scene();
    await clinic.owner.call(updateUser, { body: { phone: PHONE, mobile: MOBILE } });
    expect(await seenBy(clinic, '010039333')).toMatchObject({ listed: [], found: [] });
  });

  it('are hidden once the person is no longer a client', async () => {
    const clinic = await scene();
    const { vet, owner, pet, facilityId } = clinic;
    await owner.call(updateUser, { body: { phone: PHONE, mobile: MOBILE } });
    await product().pool.query(
      `update facility_clients set status = 'REMOVED' where facility_id = $1 and family_id = $2`,
      [facilityId, pet.FamilyId],
    );
    const inbox = await vet.call(readInbox, { query: { facilityId } });
    expect(messagePhones(inbox)).toEqual([null]);
  });

  it("are those of the family's contact, even if another member wrote the message", async () => {
    const clinic = await scene();
    const { vet, owner, visitId, facilityId } = clinic;
    const relative = await newOwner(product());
    await addToFamily(owner, relative);
    await owner.call(updateUser, { body: { phone: PHONE } });
    await relative.call(updateUser, { body: { phone: MOBILE } });
    await sendChatMessage(relative, visitId, 'She limps more');
    const inbox = await vet.call(readInbox, { query: { facilityId } });
    expect(inbox.items).toMatchObject([{ person: { id: relative.id }, phone: PHONE }]);
  });

  it('are not shown for a person who asks to join the staff', async () => {
    const { vet, facilityId } = await scene();
    const nina = await newColleague(product());
    await nina.call(updateUser, { body: { phone: PHONE } });
    const body = { facilityCode: vet.facility.code, userId: nina.id };
    await nina.call(joinFacility, { body });
    const { items } = await vet.call(readInbox, { query: { facilityId } });
    expect(items.find(({ kind }) => kind === 'JOIN')).toMatchObject({
      person: { id: nina.id },
      phone: null,
    });
  });
});
