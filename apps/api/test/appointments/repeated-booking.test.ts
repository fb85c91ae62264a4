import { createEvent } from '@zampa/contract/requests/create-event';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { at, newOpenClinic } from './clinic.ts';

describe('a booking (POST /api/events)', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it('is created once when the same request is sent three times', async () => {
    const { vet, visitId } = await newOpenClinic(product());
    const body = {
      type: 'CALENDAR',
      category: 'BOOKING',
      parent_id: visitId,
      clientId: 'twice',
      payload: { event: { start: at(now(), 3) } },
    } as const;
    const answers = await Promise.all([1, 2, 3].map(() => vet.call(createEvent, { body })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });
});
