import { readRequest } from '@zampa/contract/inbox/read-request';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { appointmentOf, at, book, change, newOpenClinic } from './clinic.ts';

describe('a booking that was moved', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it('goes on saying when it was moved, whatever happens to it later', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    expect((await appointmentOf(owner, visitId))?.payload.movedAt).toBeNull();
    const { dateUpdated: movedAt } = await change(owner, id, { event: { start: at(now(), 4) } });
    expect((await appointmentOf(owner, visitId))?.payload.movedAt).toBe(movedAt);
    product().clock.advance(60);
    await change(vet, id, { event: { title: 'Vaccination' } });
    await change(vet, id, { status: 'CANCELED' });
    const { events } = await owner.call(readRequest, { params: { id: visitId } });
    expect(events.find((event) => event.id === id)?.payload).toMatchObject({
      status: 'CANCELED',
      movedAt,
      invalidatedBy: vet.id,
    });
  });
});
