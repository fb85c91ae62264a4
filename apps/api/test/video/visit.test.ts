import { createEvent } from '@zampa/contract/requests/create-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { createService } from '@zampa/contract/services/create-service';
import { readFacilities } from '@zampa/contract/facilities/read-facilities';
import { readMeeting } from '@zampa/contract/video/read-meeting';
import { readAppointments } from '@zampa/contract/appointments/read-appointments';
import { readCalendarFile } from '@zampa/contract/appointments/read-calendar-file';
import { endService } from '@zampa/testing/requests';
import { sendCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import {
  appointmentOf,
  at,
  book,
  updateCalendarEntry,
  newOpenClinic,
  slotStartsOn,
} from '../appointments/clinic.ts';
import { connectCards } from '../payments/visits.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { decide, enter, lastStateOf, newMeeting, openMeetingAs, readStateAs } from './meetings.ts';

const VIDEO = 3 as const;

describe('video visit', () => {
  const product = useProduct();

  async function newOffer() {
    const clinic = await newOpenClinic(product());
    const { vet, facilityId } = clinic;
    const service = { facilityId, ServiceTypeId: VIDEO, name: 'Video', price: 0, duration: 15 };
    const offer = () => vet.call(createService, { body: { ...service, enabled: true } });
    await expect(offer()).rejects.toMatchObject({ code: 'PAYMENTS_NOT_CONFIGURED' });
    await connectCards(vet);
    const { id: serviceId } = await offer();
    return { ...clinic, serviceId };
  }

  it('can be offered, requested with a time, confirmed, held and ended', async () => {
    const clinic = await newOffer();
    const { vet, owner, pet, facilityId, serviceId } = clinic;
    const [seen] = await owner.call(readFacilities, { query: { facilityId } });
    expect(seen?.mainServices.find(({ id }) => id === serviceId)).toMatchObject({
      ServiceTypeId: VIDEO,
      duration: 15,
    });
    const start = at(new Date(), 3);
    expect(await slotStartsOn(owner, clinic, start.slice(0, 10))).toContain('10:00');
    const { id } = await owner.call(createEvent, {
      body: {
        type: 'HEALTH',
        category: 'VIDEOCONSULTATION',
        payload: { facilityId, pets: [pet.id], services: [serviceId], event: { start } },
      },
    });
    const booking = await appointmentOf(owner, id);
    expect(booking?.payload).toMatchObject({
      status: 'TO_BE_CONFIRMED',
      event: { start, end: start.replace('10:00', '10:15') },
    });
    const name = await openMeetingAs(owner, id);
    expect((await readStateAs(owner, name)).visitStart).toBe(null);
    const atHome = await openSocket(owner);
    await updateCalendarEntry(vet, booking?.id ?? '', { status: 'NEW' });
    await expect.poll(() => lastStateOf(atHome)?.visitStart).toBe(start);
    const [appointment] = (await owner.call(readAppointments, { query: {} })).filter(
      ({ parent_id: visit }) => visit === id,
    );
    expect(appointment).toMatchObject({ byVideo: true, serviceNames: ['Video'] });
    const file = await sendCall(owner, readCalendarFile, { query: { id: booking?.id ?? '' } });
    expect(new TextDecoder().decode(file.bytes)).toContain('LOCATION:Video visit in Zampa');
    expect((await appointmentOf(owner, id))?.payload.status).toBe('NEW');

    expect(await readStateAs(owner, name)).toMatchObject({
      visitStart: start,
      timezone: seen?.timezone,
    });
    await enter(vet, name);
    await enter(owner, name);
    await decide(vet, name, owner, 'GRANT');
    expect(await readStateAs(owner, name)).toMatchObject({ you: { status: 'ADMITTED' } });
    await endService(vet, id);
    const { payload } = await owner.call(readRequest, { params: { id } });
    expect(payload).toMatchObject({ status: 'CLOSED', videomeeting: { name, status: 'CLOSED' } });
  });

  it('publishes its time to the waiting room whenever it changes', async () => {
    const { vet, owner, id, name } = await newMeeting(product());
    await enter(owner, name);
    const sockets = [await openSocket(vet), await openSocket(owner)];
    const isTold = async (visitStart: string | null) => {
      for (const socket of sockets)
        await expect.poll(() => lastStateOf(socket)).toMatchObject({ visitStart });
    };
    const now = product().clock.now();
    const booking = await book(vet, id, { start: at(now, 2) });
    await isTold(at(now, 2));
    await updateCalendarEntry(vet, booking.id, { event: { start: at(now, 3) } });
    await isTold(at(now, 3));
    await updateCalendarEntry(vet, booking.id, { status: 'CANCELED' });
    await isTold(null);
  });

  it('removes everyone from the meeting when it is marked as a no-show', async () => {
    const clinic = await newOffer();
    const { owner, pet, facilityId, serviceId } = clinic;
    const payload = { facilityId, familyId: owner.familyId, pets: [pet.id], services: [serviceId] };
    const start = new Date(product().clock.now().getTime() + 60_000).toISOString();
    const { vet } = clinic;
    const { id } = await vet.call(createEvent, {
      body: {
        type: 'HEALTH',
        category: 'VIDEOCONSULTATION',
        payload: { ...payload, event: { start, resource: vet.id } },
      },
    });
    const name = await openMeetingAs(vet, id);
    await enter(vet, name);
    await enter(owner, name);
    product().clock.advance(61);
    const missed = { eventAction: 'APPOINTMENT_NO_SHOW' } as const;
    await vet.call(createEvent, { body: { type: 'BOT', parent_id: id, payload: missed } });
    expect(await readStateAs(vet, name)).toMatchObject({ you: { status: 'LEFT' }, waiting: [] });
    expect(await readStateAs(owner, name)).toMatchObject({ you: { status: 'LEFT' } });
  });

  it('removes everyone from the meeting when it is canceled, but lets the owner wait again', async () => {
    const clinic = await newOffer();
    const { vet, owner, pet, facilityId, serviceId } = clinic;
    const payload = { facilityId, familyId: owner.familyId, pets: [pet.id], services: [serviceId] };
    const { id } = await vet.call(createEvent, {
      body: {
        type: 'HEALTH',
        category: 'VIDEOCONSULTATION',
        payload: { ...payload, event: { start: at(new Date(), 4), resource: vet.id } },
      },
    });
    const name = await openMeetingAs(vet, id);
    await enter(vet, name);
    await enter(owner, name);
    await updateCalendarEntry(vet, (await appointmentOf(vet, id))?.id ?? '', {
      status: 'CANCELED',
    });
    expect(await readStateAs(vet, name)).toMatchObject({ you: { status: 'LEFT' }, waiting: [] });
    expect((await owner.call(readMeeting, { query: { name } })).room.status).toBe('OPEN');
    expect(await enter(owner, name)).toMatchObject({ you: { status: 'WAITING' } });
  });
});
