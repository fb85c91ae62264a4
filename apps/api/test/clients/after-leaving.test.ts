import { createEvent } from '@zampa/contract/requests/create-event';
import { countRequests } from '@zampa/contract/inbox/count-requests';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { importClients } from '@zampa/contract/import/import-clients';
import { readClients } from '@zampa/contract/clients/read-clients';
import { createService } from '@zampa/contract/services/create-service';
import { newVet, openSession, type TestAccount } from '@zampa/testing/people';
import { type ClinicWithClient, newRequest, startConsultation } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import {
  appointmentOf,
  at,
  book,
  updateCalendarEntry,
  newOpenClinic,
} from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

const HOUR = 3600;

describe('requests and visits of a client who has left (PATCH /api/events/close)', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const leave = ({ vet, owner }: ClinicWithClient) =>
    owner.call(updateClientStatus, {
      body: { userId: owner.id, facilityId: vet.facility.id, status: 'DISABLED_BY_PO' },
    });
  const close = (vet: TestAccount, id: string, body?: { start?: boolean; payment_type?: 'CASH' }) =>
    vet.send(endConversation, { query: { id }, ...(body && { body }) });
  const missed = (vet: TestAccount, id: string) =>
    vet.send(createEvent, {
      body: { type: 'BOT', parent_id: id, payload: { eventAction: 'APPOINTMENT_NO_SHOW' } },
    });

  it('can be closed unopened, and then leave the inbox', async () => {
    const request = await newRequest(product());
    const { vet, owner, id } = request;
    const counted = () => vet.call(countRequests, { query: { facilityId: vet.facility.id } });
    expect(await close(vet, id)).toMatchObject({ status: 409 });
    await leave(request);
    const left = { family: { id: owner.familyId, ended: true } };
    expect(await vet.call(readRequest, { params: { id } })).toMatchObject(left);
    await expect(startConsultation(vet, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await counted()).toMatchObject({ new: 1 });
    expect(await close(vet, id)).toMatchObject({
      status: 200,
      json: { payload: { status: 'CLOSED', openDate: null, payment: { status: 'FREE' } } },
    });
    expect(await counted()).toMatchObject({ new: 0, waiting: 0 });
    expect((await vet.call(readInbox, { query: {} })).items).toEqual([]);
    expect(await owner.call(readRequest, { params: { id } })).toMatchObject({
      events: [{ payload: { eventAction: 'CLOSE_PERFORMANCE' } }],
    });
  });

  it('lose their appointment when closed, without a charge', async () => {
    const clinic = await newOpenClinic(product());
    await book(clinic.vet, clinic.visitId, { start: at(now(), 3) });
    await leave(clinic);
    expect(await close(clinic.vet, clinic.visitId)).toMatchObject({
      status: 200,
      json: { payload: { status: 'CLOSED' }, appointment: null },
    });
  });

  it.each(['takes place', 'is missed'])(
    'a booked visit can still be completed when it %s',
    async (how) => {
      const clinic = await newOpenClinic(product());
      const { vet, visitId } = clinic;
      await book(vet, visitId, { start: at(now(), 2) });
      await leave(clinic);
      await expect(book(vet, visitId, { start: at(now(), 3) })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      product().clock.advance(72 * HOUR);
      const later = await openSession(vet, vet.email);
      const ended =
        how === 'is missed'
          ? await missed(later, visitId)
          : await close(later, visitId, { start: true, payment_type: 'CASH' });
      expect(ended.status).toBe(how === 'is missed' ? 201 : 200);
      expect(await later.call(readRequest, { params: { id: visitId } })).toMatchObject({
        payload: { status: how === 'is missed' ? 'NEW' : 'CLOSED' },
      });
    },
  );
});

describe('a client who ignored the invitation', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  async function ignoredWithVisit() {
    const vet = await newVet(product());
    const facilityId = vet.facility.id;
    const { id: serviceId } = await vet.call(createService, {
      body: { facilityId, ServiceTypeId: 4, name: 'Visit', duration: 30 },
    });
    const users = [
      { firstName: 'Ida', lastName: 'Riva', phone: '333 1234567', pets: [{ name: 'Kira' }] },
    ];
    await vet.call(importClients, { query: { facilityId }, body: { users } });
    const [client] = await vet.call(readClients, { params: { id: facilityId }, query: {} });
    const [pet] = client?.pets ?? [];
    if (!client || !pet) throw new Error('nobody was imported');
    const { id } = await vet.call(createEvent, {
      body: {
        type: 'HEALTH',
        category: 'VISIT',
        payload: {
          facilityId,
          familyId: client.FamilyId,
          pets: [pet.id],
          services: [serviceId],
          event: { start: at(now(), 2) },
        },
      },
    });
    await product().pool.query(
      `update facility_clients set status = 'IGNORED' where facility_id = $1`,
      [facilityId],
    );
    const booking = await appointmentOf(vet, id);
    return { vet, id, bookingId: booking?.id ?? '' };
  }

  it('can have a booked visit moved, completed and paid in cash', async () => {
    const { vet, id, bookingId } = await ignoredWithVisit();
    expect(await vet.call(readRequest, { params: { id } })).toMatchObject({
      family: { registered: false, ended: false },
    });
    await updateCalendarEntry(vet, bookingId, { event: { start: at(now(), 2, '12:00') } });
    product().clock.advance(72 * HOUR);
    const later = await openSession(vet, vet.email);
    const ended = await later.call(endConversation, {
      query: { id },
      body: { start: true, payment_type: 'CASH' },
    });
    expect(ended).toMatchObject({ payload: { status: 'CLOSED' } });
  });

  it('can be marked as a no-show', async () => {
    const { vet, id } = await ignoredWithVisit();
    product().clock.advance(72 * HOUR);
    const later = await openSession(vet, vet.email);
    await later.call(createEvent, {
      body: { type: 'BOT', parent_id: id, payload: { eventAction: 'APPOINTMENT_NO_SHOW' } },
    });
    expect(await appointmentOf(later, id)).toBeNull();
  });
});
