import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { newOwner, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { addToFamily } from '../families/families.ts';
import { runJobsAfter } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { appointmentOf, at, book, updateCalendarEntry, newOpenClinic } from './clinic.ts';

const FAMILY_ADMIN = 9;

describe('appointment notifications to a family', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const readNotificationsOf = async (person: TestAccount) => {
    await runJobsAfter(product(), 2);
    const notifications = await person.call(readNotifications, { query: {} });
    return notifications.map(({ kind, title, url }) => ({ kind, title, url }));
  };
  const notificationKindsOf = async (person: TestAccount) =>
    (await readNotificationsOf(person)).map(({ kind }) => kind);
  const appointmentSubjectsTo = ({ email }: TestAccount) =>
    product()
      .mailbox.emails.filter(({ recipients }) => recipients.includes(email))
      .map(({ mail }) => mail.subject ?? '')
      .filter((subject) => subject.includes('ppointment'));

  /** Creates a clinic with a client whose partner, a second family admin, has requested a visit. */
  async function requestVisitAsPartner() {
    const clinic = await newOpenClinic(product());
    const { owner, pet, serviceId, facilityId } = clinic;
    const partner = await newOwner(product(), 'Paolo');
    await addToFamily(owner, partner, FAMILY_ADMIN);
    const { familyId } = owner;
    const visitDetails = { facilityId, familyId, pets: [pet.id], services: [serviceId] };
    const { id } = await partner.call(createEvent, {
      body: {
        type: 'HEALTH',
        category: 'VISIT',
        payload: { ...visitDetails, event: { start: at(now(), 4) } },
      },
    });
    const bookingId = (await appointmentOf(partner, id))?.id ?? '';
    return { ...clinic, partner, id, bookingId };
  }

  it('notify every admin, and e-mail the contact and the person who made the request', async () => {
    const { vet, owner, partner, id, bookingId } = await requestVisitAsPartner();
    await updateCalendarEntry(vet, bookingId, { status: 'NEW' });
    const url = `/app/workspace/chat/${id}`;
    const title = `Your appointment at ${vet.facility.name} is confirmed`;
    for (const person of [owner, partner])
      expect(await readNotificationsOf(person)).toContainEqual({
        kind: 'TIME_CONFIRMED',
        title,
        url,
      });
    await updateCalendarEntry(vet, bookingId, { event: { start: at(now(), 5) } });
    const moved = `Your appointment with ${vet.facility.name} was rescheduled`;
    for (const person of [owner, partner])
      expect(await readNotificationsOf(person)).toContainEqual({
        kind: 'TIME_MOVED',
        title: moved,
        url,
      });
    await updateCalendarEntry(vet, bookingId, { status: 'CANCELED' });
    const off = `${vet.facility.name} canceled an appointment`;
    for (const person of [owner, partner]) {
      expect(await readNotificationsOf(person)).toContainEqual({
        kind: 'CALLED_OFF',
        title: off,
        url,
      });
      expect(appointmentSubjectsTo(person)).toHaveLength(3);
    }
    expect(await notificationKindsOf(vet)).toEqual(
      expect.not.arrayContaining(['TIME_CONFIRMED', 'CALLED_OFF']),
    );
  });

  it('include CALLED_OFF when the clinic declines a request without a time', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const { id } = await book(owner, visitId, {});
    expect(await appointmentOf(owner, visitId)).toMatchObject({
      payload: { status: 'TO_BE_BOOKED' },
    });
    await updateCalendarEntry(vet, id, { status: 'CANCELED' });
    expect(await notificationKindsOf(owner)).toEqual(['CALLED_OFF']);
  });

  it('include TIME_CONFIRMED when the clinic books, unless staff chose not to notify', async () => {
    const { vet, owner, visitId, ...clinic } = await newOpenClinic(product());
    await book(vet, visitId, { start: at(now(), 3) }, { tellClient: false });
    expect(await notificationKindsOf(owner)).toEqual([]);
    const { pet, serviceId, facilityId } = clinic;
    const payload = {
      facilityId,
      familyId: owner.familyId,
      pets: [pet.id],
      services: [serviceId],
      event: { start: at(now(), 6) },
    };
    await vet.call(createEvent, { body: { type: 'HEALTH', category: 'VISIT', payload } });
    expect(await notificationKindsOf(owner)).toEqual(['TIME_CONFIRMED']);
    expect(appointmentSubjectsTo(owner)).toHaveLength(1);
  });

  it('include cancellations for clients who have paused the clinic', async () => {
    const { vet, owner, visitId, facilityId } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    await owner.call(updateClientStatus, {
      body: { userId: owner.id, facilityId, status: 'DISABLED_BY_PO' },
    });
    await updateCalendarEntry(vet, id, { status: 'CANCELED' });
    expect(await notificationKindsOf(owner)).toContain('CALLED_OFF');
    expect(appointmentSubjectsTo(owner)).toHaveLength(2);
  });
});
