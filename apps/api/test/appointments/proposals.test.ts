import { createEvent } from '@zampa/contract/requests/create-event';
import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { joinClinic, newOwner, openSession, type TestAccount } from '@zampa/testing/people';
import { repeatRequest, newPet } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { appointmentOf, requestVisit, at, book, newOpenClinic, slotStartsOn } from './clinic.ts';

type Payload = Extract<Parameters<typeof postBot>[2], object>;

function postBot(
  caller: TestAccount,
  parent_id: string,
  payload: {
    readonly eventAction:
      | 'PROPOSE_TIME'
      | 'APPOINTMENT'
      | 'APPOINTMENT_NO_SHOW'
      | 'RELATED_TO_APPOINTMENT';
    readonly times?: { start: string; end: string; resource: string }[];
    readonly start?: string;
    readonly appointmentId?: string;
  },
) {
  return caller.call(createEvent, { body: { type: 'BOT', parent_id, payload } });
}

describe('POST /api/events BOT — appointment actions', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const slot = (days: number, from: string, to: string, resource: string) => ({
    start: at(now(), days, from),
    end: at(now(), days, to),
    resource,
  });

  it('lets the pet owner accept one of several proposed times', async () => {
    const { vet, owner, visitId, serviceId } = await newOpenClinic(product());
    const times = [slot(3, '08:00', '08:40', vet.id), slot(4, '19:00', '19:40', vet.id)];
    await postBot(vet, visitId, { eventAction: 'PROPOSE_TIME', times });
    const accepted = await postBot(owner, visitId, {
      eventAction: 'APPOINTMENT',
      start: at(now(), 4, '19:00'),
    });
    const { events, appointment } = await owner.call(readRequest, { params: { id: visitId } });
    expect(events.map(({ type, payload }) => [type, payload.eventAction])).toEqual([
      ['BOT', 'PROPOSE_TIME'],
      ['CALENDAR', undefined],
      ['BOT', 'APPOINTMENT'],
    ]);
    expect(events[0]?.payload.times).toEqual(times);
    expect(events[2]).toMatchObject({ id: accepted.id, payload: { start: at(now(), 4, '19:00') } });
    expect(appointment?.payload).toMatchObject({
      status: 'NEW',
      services: [serviceId],
      event: times[1],
    });
  });

  it('moves the existing booking on acceptance, but not to a time taken in the meantime', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const { id } = await book(owner, visitId, { start: at(now(), 3) });
    const times = [slot(4, '10:00', '10:30', vet.id), slot(5, '10:00', '10:30', vet.id)];
    await postBot(vet, visitId, { eventAction: 'PROPOSE_TIME', times });
    await book(vet, await requestVisit(clinic), { start: at(now(), 4) });
    const accept = (start: string) =>
      postBot(owner, visitId, { eventAction: 'APPOINTMENT', start });
    await expect(accept(at(now(), 4))).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
    await accept(at(now(), 5));
    expect(await appointmentOf(owner, visitId)).toMatchObject({
      id,
      payload: { status: 'NEW', event: times[1] },
    });
  });

  it('shows proposed times in the staff calendar until they expire or one is accepted', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const times = [slot(1, '08:00', '08:40', vet.id), slot(4, '19:00', '19:40', vet.id)];
    await postBot(vet, visitId, { eventAction: 'PROPOSE_TIME', times });
    const { events } = await vet.call(readRequest, { params: { id: visitId } });
    const [proposal] = events;
    const expiresAt = proposal?.payload.expiresAt;
    expect(expiresAt, '48 hours are over before the last of them').toBe(
      new Date(Date.parse(proposal?.dateCreated ?? '') + 48 * 3_600_000).toISOString(),
    );
    const query = { facilityId: vet.facility.id, from: now().toISOString(), to: at(now(), 6) };
    const proposed = async () => {
      const entries = await vet.call(readCalendar, { query });
      return entries.filter(({ category }) => category === 'NONE');
    };
    expect(await proposed()).toMatchObject([
      {
        parent_id: visitId,
        client: { id: owner.id },
        payload: { status: 'RESERVATION', event: times[0], heldUntil: times[0]?.start },
      },
      { parent_id: visitId, payload: { event: times[1], heldUntil: expiresAt } },
    ]);
    await postBot(owner, visitId, { eventAction: 'APPOINTMENT', start: at(now(), 4, '19:00') });
    expect(await proposed()).toEqual([]);
  });

  it('reserves proposed times for 48 hours against other clients, but not against the client or staff', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const other = { ...clinic, owner: await newOwner(product()) };
    const pet = await newPet(other.owner);
    await joinClinic(other.owner, vet.facility);
    const otherVisit = await requestVisit({ ...other, pet });
    const day = at(now(), 5).slice(0, 10);
    const times = [slot(5, '10:00', '10:30', vet.id), slot(5, '11:00', '11:30', vet.id)];
    const propose = (to: string) =>
      postBot(vet, to, { eventAction: 'PROPOSE_TIME', times: times.slice() });
    await propose(visitId);
    const { events } = await owner.call(readRequest, { params: { id: visitId } });
    const left = Date.parse(events[0]?.payload.expiresAt ?? '') - now().getTime();
    expect(Math.round(left / 3_600_000)).toBe(48);
    expect(await slotStartsOn(owner, clinic, day)).toContain('10:00');
    expect(await slotStartsOn(vet, clinic, day)).toContain('10:00');
    const offered = await slotStartsOn(other.owner, clinic, day);
    for (const time of ['10:00', '10:15', '11:00']) expect(offered).not.toContain(time);
    await expect(book(other.owner, otherVisit, { start: at(now(), 5) })).rejects.toMatchObject({
      code: 'PERIOD_OCCUPIED',
    });
    // Staff may propose the same time to two clients: the first to accept gets it, and the other proposed times are
    // released.
    await propose(otherVisit);
    await postBot(owner, visitId, { eventAction: 'APPOINTMENT', start: at(now(), 5) });
    await expect(
      postBot(other.owner, otherVisit, { eventAction: 'APPOINTMENT', start: at(now(), 5) }),
    ).rejects.toMatchObject({ code: 'PERIOD_OCCUPIED' });
    expect(await slotStartsOn(other.owner, clinic, day)).toContain('11:00');
    await book(other.owner, otherVisit, { start: at(now(), 5, '11:00') });
    expect(await slotStartsOn(owner, clinic, day)).toContain('11:30');
  });

  it('rejects accepting a proposed time after 48 hours, and offers the slot again', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const other = await newOwner(product());
    await joinClinic(other, vet.facility);
    const day = at(now(), 5).slice(0, 10);
    const start = at(now(), 5);
    const times = [slot(5, '10:00', '10:30', vet.id)];
    await postBot(vet, visitId, { eventAction: 'PROPOSE_TIME', times });
    expect(await slotStartsOn(other, clinic, day)).not.toContain('10:00');
    product().clock.advance(48 * 3_600 + 1);
    const later = await openSession(owner, owner.email);
    await expect(
      postBot(later, visitId, { eventAction: 'APPOINTMENT', start }),
    ).rejects.toMatchObject({ fields: [{ field: 'payload.start', code: 'expired' }] });
    expect(await slotStartsOn(await openSession(other, other.email), clinic, day)).toContain(
      '10:00',
    );
  });

  it('rejects more than three proposed times', async () => {
    const { vet, visitId } = await newOpenClinic(product());
    const times = [3, 4, 5, 6].map((days) => slot(days, '10:00', '10:30', vet.id));
    await expect(
      postBot(vet, visitId, { eventAction: 'PROPOSE_TIME', times }),
    ).rejects.toMatchObject({ code: 'VALIDATION', fields: [{ field: 'payload.times' }] });
  });

  it('lets the clinic confirm a requested time once', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const agree: Payload = { eventAction: 'APPOINTMENT' };
    await expect(postBot(vet, visitId, agree)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    await book(owner, visitId, { start: at(now(), 3) });
    await postBot(vet, visitId, agree);
    expect((await appointmentOf(owner, visitId))?.payload.status).toBe('NEW');
    await expect(postBot(vet, visitId, agree)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
  });

  it('rejects times that were not proposed, are past or incomplete, and actions of the other side', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const times = [slot(3, '10:00', '10:30', vet.id)];
    const wrong: [TestAccount, Payload, object][] = [
      [vet, { eventAction: 'PROPOSE_TIME' }, { fields: [{ field: 'payload.times' }] }],
      [
        vet,
        { eventAction: 'PROPOSE_TIME', times: [slot(-1, '10:00', '10:30', vet.id)] },
        { fields: [{ field: 'payload.times.0.start', code: 'past' }] },
      ],
      [
        vet,
        { eventAction: 'PROPOSE_TIME', times: [slot(3, '10:30', '10:00', vet.id)] },
        { fields: [{ field: 'payload.times.0.end' }] },
      ],
      [
        vet,
        { eventAction: 'PROPOSE_TIME', times: [slot(3, '10:00', '10:30', owner.id)] },
        { fields: [{ field: 'payload.times.0.resource', code: 'unknown' }] },
      ],
      [owner, { eventAction: 'PROPOSE_TIME', times }, { code: 'FORBIDDEN' }],
      [owner, { eventAction: 'APPOINTMENT_NO_SHOW' }, { code: 'FORBIDDEN' }],
      [owner, { eventAction: 'APPOINTMENT' }, { fields: [{ code: 'required' }] }],
      [
        owner,
        { eventAction: 'APPOINTMENT', start: at(now(), 3) },
        { fields: [{ code: 'not_proposed' }] },
      ],
    ];
    for (const [caller, payload, refusal] of wrong)
      await expect(postBot(caller, visitId, payload)).rejects.toMatchObject(refusal);
  });

  it('cancels a missed appointment as a no-show, but only once its time has begun', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, {
      start: new Date(now().getTime() + 60_000).toISOString(),
    });
    const missed: Payload = { eventAction: 'APPOINTMENT_NO_SHOW' };
    await expect(postBot(vet, visitId, missed)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    product().clock.advance(61);
    await postBot(vet, visitId, missed);
    expect(await appointmentOf(owner, visitId)).toBeNull();
    const { events } = await owner.call(readRequest, { params: { id: visitId } });
    expect(events[0]).toMatchObject({ id, payload: { status: 'CANCELED', noShow: true } });
    // The visit stays open: another time can be booked.
    await book(await openSession(vet, vet.email), visitId, { start: at(now(), 3) });
  });

  it('links a consultation only to a visit of the same family', async () => {
    const [clinic, other] = [await newOpenClinic(product()), await newOpenClinic(product())];
    const { vet, visitId } = clinic;
    const { id } = await repeatRequest(clinic);
    const tie = (appointmentId: string) =>
      postBot(vet, id, { eventAction: 'RELATED_TO_APPOINTMENT', appointmentId });
    for (const foreign of [other.visitId, id, vet.id])
      await expect(tie(foreign)).rejects.toMatchObject({
        fields: [{ field: 'payload.appointmentId', code: 'unknown' }],
      });
    const booking = await book(vet, visitId, { start: at(now(), 3) });
    await tie(booking.id);
    const { events } = await vet.call(readRequest, { params: { id } });
    expect(events[0]?.payload).toMatchObject({ appointmentId: visitId });
  });
});
