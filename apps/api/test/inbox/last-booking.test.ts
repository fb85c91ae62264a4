import { createEvent } from '@zampa/contract/inbox/create-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { signedIn, type TestAccount } from '@zampa/testing/people';
import { write } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, book, change, newOpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

describe('the last booking of a visit that has none', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  const listed = async (by: TestAccount, visitId: string) => {
    const found = await by.call(searchRequests, { body: { category: ['VISIT'] } });
    return found.find(({ id }) => id === visitId)?.lastBooking;
  };

  it('is there once it was called off, whatever is said after it, and not while one is valid', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    expect(await listed(vet, visitId)).toBeNull();
    const start = at(now(), 3);
    const first = await book(vet, visitId, { start });
    expect(await listed(vet, visitId)).toBeNull();
    await change(vet, first.id, { status: 'CANCELED' });
    await write(owner, visitId, 'What a pity');
    const off = { id: first.id, payload: { valid: false, noShow: false, event: { start } } };
    expect(await listed(vet, visitId)).toMatchObject(off);
    expect((await owner.call(readRequest, { params: { id: visitId } })).lastBooking).toMatchObject(
      off,
    );
    await book(vet, visitId, { start: at(now(), 4) });
    expect(await listed(vet, visitId)).toBeNull();
  });

  it('tells when it was that nobody came', async () => {
    const { vet, visitId } = await newOpenClinic(product());
    const start = new Date(now().getTime() + 60_000).toISOString();
    const { id } = await book(vet, visitId, { start });
    product().clock.advance(61);
    const payload = { eventAction: 'APPOINTMENT_NO_SHOW' } as const;
    await vet.call(createEvent, { body: { type: 'BOT', parent_id: visitId, payload } });
    expect(await listed(await signedIn(vet, vet.email), visitId)).toMatchObject({
      id,
      payload: { noShow: true, event: { start } },
    });
  });
});
