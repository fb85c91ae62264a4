import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { newOwner, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { becomeFamily } from '../families/families.ts';
import { later } from '../notifications/settled.ts';
import { useProduct } from '../product.ts';
import { appointmentOf, at, book, change, newOpenClinic } from './clinic.ts';

const FAMILY_ADMIN = 9;

describe('what a family is told of its appointments', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const toldTo = async (person: TestAccount) => {
    await later(product(), 2);
    const told = await person.call(readNotifications, { query: {} });
    return told.map(({ kind, title, url }) => ({ kind, title, url }));
  };
  const kindsTo = async (person: TestAccount) => (await toldTo(person)).map(({ kind }) => kind);
  const lettersTo = ({ email }: TestAccount) =>
    product()
      .mailbox.letters.filter(({ recipients }) => recipients.includes(email))
      .map(({ mail }) => mail.subject ?? '')
      .filter((subject) => subject.includes('ppointment'));

  /** A clinic with a client, and their partner, who has asked for a visit. */
  async function partnersVisit() {
    const clinic = await newOpenClinic(product());
    const { owner, pet, serviceId, facilityId } = clinic;
    const partner = await newOwner(product(), 'Paolo');
    await becomeFamily(owner, partner, FAMILY_ADMIN);
    const { familyId } = owner;
    const asked = { facilityId, familyId, pets: [pet.id], services: [serviceId] };
    const { id } = await partner.call(createEvent, {
      body: {
        type: 'HEALTH',
        category: 'VISIT',
        payload: { ...asked, event: { start: at(now(), 4) } },
      },
    });
    const bookingId = (await appointmentOf(partner, id))?.id ?? '';
    return { ...clinic, partner, id, bookingId };
  }

  it('reaches each of them, and writes to the contact and to who has asked', async () => {
    const { vet, owner, partner, id, bookingId } = await partnersVisit();
    await change(vet, bookingId, { status: 'NEW' });
    const url = `/app/workspace/chat/${id}`;
    const title = `Your appointment at ${vet.facility.name} is confirmed`;
    for (const person of [owner, partner])
      expect(await toldTo(person)).toContainEqual({ kind: 'TIME_CONFIRMED', title, url });
    await change(vet, bookingId, { event: { start: at(now(), 5) } });
    const moved = `The appointment with ${vet.facility.name} has another time`;
    for (const person of [owner, partner])
      expect(await toldTo(person)).toContainEqual({ kind: 'TIME_MOVED', title: moved, url });
    await change(vet, bookingId, { status: 'CANCELED' });
    const off = `${vet.facility.name} has called off an appointment`;
    for (const person of [owner, partner]) {
      expect(await toldTo(person)).toContainEqual({ kind: 'CALLED_OFF', title: off, url });
      expect(lettersTo(person)).toHaveLength(3);
    }
    expect(await kindsTo(vet)).toEqual(
      expect.not.arrayContaining(['TIME_CONFIRMED', 'CALLED_OFF']),
    );
  });

  it('hears that the clinic gives no time to who asked for any', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const { id } = await book(owner, visitId, {});
    expect(await appointmentOf(owner, visitId)).toMatchObject({
      payload: { status: 'TO_BE_BOOKED' },
    });
    await change(vet, id, { status: 'CANCELED' });
    expect(await kindsTo(owner)).toEqual(['CALLED_OFF']);
  });

  it('says so when the clinic books, unless it keeps that to itself', async () => {
    const { vet, owner, visitId, ...clinic } = await newOpenClinic(product());
    await book(vet, visitId, { start: at(now(), 3) }, { tellClient: false });
    expect(await kindsTo(owner)).toEqual([]);
    const { pet, serviceId, facilityId } = clinic;
    const payload = {
      facilityId,
      familyId: owner.familyId,
      pets: [pet.id],
      services: [serviceId],
      event: { start: at(now(), 6) },
    };
    await vet.call(createEvent, { body: { type: 'HEALTH', category: 'VISIT', payload } });
    expect(await kindsTo(owner)).toEqual(['TIME_CONFIRMED']);
    expect(lettersTo(owner)).toHaveLength(1);
  });

  it('says that a visit is off to those who have left as well', async () => {
    const { vet, owner, visitId, facilityId } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    await owner.call(updateClientStatus, {
      body: { userId: owner.id, facilityId, status: 'DISABLED_BY_PO' },
    });
    await change(vet, id, { status: 'CANCELED' });
    expect(await kindsTo(owner)).toContain('CALLED_OFF');
    expect(lettersTo(owner)).toHaveLength(2);
  });
});
