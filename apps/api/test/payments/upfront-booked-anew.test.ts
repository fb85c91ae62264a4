import { createPayment } from '@zampa/contract/payments/create-payment';
import { updateService } from '@zampa/contract/services/update-service';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { at, book } from '../appointments/clinic.ts';
import { queue } from '../jobs/jobs.ts';
import { useProduct } from '../product.ts';
import { atProvider, begin, GOOD, type } from './cards.ts';
import { laterAt, newDepositClinic } from './deposits.ts';

const WAIT = { timeout: 10_000 };
const DAY = 86_400;
const UPFRONT = 2000;

describe('what was paid for a time that began unanswered', () => {
  const product = useProduct();

  /** Keeps the job that gives up times busy with another conversation, as it is when many come due at once. */
  async function holdUp(conversationId: string): Promise<() => Promise<void>> {
    const client = await product().pool.connect();
    onTestFinished(() => client.release());
    await client.query('begin');
    await client.query('select from conversations where id = $1 for update', [conversationId]);
    await queue(product(), 'cancelExpiredHold', { id: crypto.randomUUID(), conversationId });
    await vi.waitFor(async () => {
      const { rows } = await product().pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows.length).toBeGreaterThan(0);
    }, WAIT);
    return async () => void (await client.query('rollback'));
  }

  it('goes back, also where another was booked before the clock came to it', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { vet, owner, visitId, freeId, facilityId, serviceId } = clinic;
    const now = () => product().clock.now();
    const asked = { type: 'UPFRONT', upfront: true, payment_type: 'DIGITAL' } as const;
    await vet.call(createPayment, { body: { eventId: visitId, amount: UPFRONT, ...asked } });
    const { intentId } = await begin(owner, visitId);
    await type(product(), intentId, { card: GOOD });
    const body = { facilityId, instant: false, deposit: 0 } as const;
    await vet.call(updateService, { query: { id: serviceId }, body });
    await book(owner, visitId, { start: at(now(), 2) });

    const goOn = await holdUp(freeId);
    const later = await laterAt(product(), clinic, 3 * DAY);
    await book(later.vet, visitId, { start: at(now(), 5) });
    await goOn();

    await vi.waitFor(async () => {
      expect(await atProvider(product(), intentId)).toMatchObject({ returned: UPFRONT });
    }, WAIT);
  });
});
