import '@zampa/i18n/english/payments';
import type { Payment } from '@zampa/contract/payments/objects';
import { connectionLost } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { RefundDrawer } from './RefundDrawer.tsx';

const REFUND = 'POST /payments/refunds';
const payment = {
  id: ids.booking,
  amount: 4000,
  refundable: 4000,
  currency: 'EUR',
  services: [],
  person: null,
  card: null,
} as unknown as Payment;

it('RefundDrawer retries with the same idempotency key after a lost answer', async () => {
  const { page, server } = await renderAtClinic(
    <RefundDrawer payment={payment} onClose={() => {}} />,
    { answers: { [REFUND]: connectionLost } },
  );
  const confirm = page.getByRole('button', { name: /40/ });
  await confirm.dblClick();
  await expect
    .element(page.getByText('You’re offline. Your data is safe: try again when you’re back.'))
    .toBeVisible();
  await confirm.click();
  const keys = () => server.sent(REFUND).map(({ idempotencyKey }) => idempotencyKey);
  // The second press of the double click may come after the first answer was lost.
  await expect.poll(() => keys().length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys()).size).toBe(1);
});
