import { createEvent } from '@zampa/contract/requests/create-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { openSession, type TestAccount } from '@zampa/testing/people';
import { sendChatMessage } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, book, updateCalendarEntry, newOpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

describe('lastBooking of a visit without an appointment', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  const listed = async (person: TestAccount, visitId: string) => {
    const found = await person.call(searchRequests, { body: { category: ['VISIT'] } });
    return found.find(({ id }) => id === visitId)?.lastBooking;
  };

  it('is the canceled booking until the visit is booked again', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    expect(await listed(vet, visitId)).toBeNull();
    const start = at(now(), 3);
    const first = await book(vet, visitId, { start });
    expect(await listed(vet, visitId)).toBeNull();
    await updateCalendarEntry(vet, first.id, { status: 'CANCELED' });
    await sendChatMessage(owner, visitId, 'What a pity');
    const off = { id: first.id, payload: { valid: false, noShow: false, event: { start } } };
    expect(await listed(vet, visitId)).toMatchObject(off);
    expect((await owner.call(readRequest, { params: { id: visitId } })).lastBooking).toMatchObject(
      off,
    );
    await book(vet, visitId, { start: at(now(), 4) });
    expect(await listed(vet, visitId)).toBeNull();
  });

  it('is the missed booking with its time after a no-show', async () => {
    const { vet, visitId } = await newOpenClinic(product());
    const start = new Date(now().getTime() + 60_000).toISOString();
    const { id } = await book(vet, visitId, { start });
    product().clock.advance(61);
    const payload = { eventAction: 'APPOINTMENT_NO_SHOW' } as const;
    await vet.call(createEvent, { body: { type: 'BOT', parent_id: visitId, payload } });
    expect(await listed(await openSession(vet, vet.email), visitId)).toMatchObject({
      id,
      payload: { noShow: true, event: { start } },
    });
  });
});
