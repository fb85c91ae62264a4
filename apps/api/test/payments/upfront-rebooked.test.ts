import { createPayment } from '@zampa/contract/payments/create-payment';
import { updateService } from '@zampa/contract/services/update-service';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { at, book } from '../appointments/clinic.ts';
import { insertJob } from '../jobs/jobs.ts';
import { useProduct } from '../product.ts';
import { readProviderTotals, beginPayment, GOOD, submitToSandbox } from './cards.ts';
import { advanceAndSignIn, newDepositClinic } from './deposit-clinic.ts';

const WAIT = { timeout: 30_000 };
const DAY = 86_400;
const UPFRONT = 2000;

describe('upfront payment of an unconfirmed time that has begun', () => {
  const product = useProduct();

  /** Blocks the job that cancels expired holds with another conversation, as when many are due at once. */
  async function holdUp(conversationId: string): Promise<() => Promise<void>> {
    const client = await product().pool.connect();
    onTestFinished(() => client.release());
    await client.query('begin');
    await client.query('select from conversations where id = $1 for update', [conversationId]);
    await insertJob(product(), 'cancelExpiredHold', { id: crypto.randomUUID(), conversationId });
    await vi.waitFor(async () => {
      const { rows } = await product().pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows.length).toBeGreaterThan(0);
    }, WAIT);
    return async () => void (await client.query('rollback'));
  }

  it('is refunded even if the visit was booked again before the job ran', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { vet, owner, visitId, freeId, facilityId, serviceId } = clinic;
    const now = () => product().clock.now();
    const upfrontCharge = { type: 'UPFRONT', upfront: true, payment_type: 'DIGITAL' } as const;
    await vet.call(createPayment, {
      body: { eventId: visitId, amount: UPFRONT, ...upfrontCharge },
    });
    const { intentId } = await beginPayment(owner, visitId);
    await submitToSandbox(product(), intentId, { card: GOOD });
    const body = { facilityId, instant: false, deposit: 0 } as const;
    await vet.call(updateService, { query: { id: serviceId }, body });
    await book(owner, visitId, { start: at(now(), 2) });

    const goOn = await holdUp(freeId);
    const later = await advanceAndSignIn(product(), clinic, 3 * DAY);
    await book(later.vet, visitId, { start: at(now(), 5) });
    await goOn();

    await vi.waitFor(async () => {
      expect(await readProviderTotals(product(), intentId)).toMatchObject({ returned: UPFRONT });
    }, WAIT);
  });
});
