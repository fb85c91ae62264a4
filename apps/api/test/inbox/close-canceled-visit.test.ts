import { createEvent } from '@zampa/contract/requests/create-event';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { openSession, type TestAccount } from '@zampa/testing/people';
import { startConsultation } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, book, updateCalendarEntry, newOpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

describe('PATCH /api/events/close — visit without an appointment', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const close = (vet: TestAccount, id: string) => vet.send(endConversation, { query: { id } });
  const conflict = { status: 409, json: { code: 'STATUS_CONFLICT' } };
  const aside = {
    status: 200,
    json: { payload: { status: 'CLOSED', openDate: null }, appointment: null },
  };

  it.each(['clinic', 'client'])('closes a visit that the %s canceled', async (side) => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const listed = () =>
      vet.call(searchRequests, { body: { category: ['VISIT'], payload: { status: ['NEW'] } } });
    expect(await close(vet, visitId)).toMatchObject(conflict);
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    expect(await close(vet, visitId)).toMatchObject(conflict);
    await updateCalendarEntry(side === 'clinic' ? vet : owner, id, { status: 'CANCELED' });
    expect(await listed()).toMatchObject([{ id: visitId }]);
    expect(await close(vet, visitId)).toMatchObject(aside);
    expect(await listed()).toEqual([]);
    expect((await owner.call(readRequest, { params: { id: visitId } })).payload.status).toBe(
      'CLOSED',
    );
  });

  it('closes a visit after a no-show', async () => {
    const { vet, visitId } = await newOpenClinic(product());
    await book(vet, visitId, { start: new Date(now().getTime() + 60_000).toISOString() });
    product().clock.advance(61);
    const payload = { eventAction: 'APPOINTMENT_NO_SHOW' } as const;
    await vet.call(createEvent, { body: { type: 'BOT', parent_id: visitId, payload } });
    expect(await close(await openSession(vet, vet.email), visitId)).toMatchObject(aside);
  });

  it('cannot close a visit that was booked again, only start it', async () => {
    const { vet, visitId } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    await updateCalendarEntry(vet, id, { status: 'CANCELED' });
    await book(vet, visitId, { start: at(now(), 4) });
    expect(await close(vet, visitId)).toMatchObject(conflict);
    expect(await startConsultation(vet, visitId)).toMatchObject({ payload: { status: 'OPEN' } });
  });

  it('rejects a pet owner with 403', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    await updateCalendarEntry(vet, id, { status: 'CANCELED' });
    expect(await close(owner, visitId)).toMatchObject({ status: 403 });
  });
});
