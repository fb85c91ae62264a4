import '@zampa/i18n/english/payments';
import { pendingAnswer } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { PaymentReport } from './PaymentReport.tsx';

const none = { amount: 0, count: 0 };
const report = (received: number) => ({
  currency: 'EUR',
  received: { amount: received, count: 1 },
  byCard: none,
  inCash: { amount: received, count: 1 },
  returned: none,
  waiting: none,
  fees: 0,
  days: [],
  colleagues: [],
});

it("PaymentReport hides the previous month's chart while another month loads", async () => {
  const earlierAnswer = pendingAnswer();
  const { page, server } = await renderAtClinic(<PaymentReport familyId={undefined} />, {
    answers: { 'GET /payments/report': () => report(12_345) },
  });
  const chart = page.getByRole('list');
  await expect.element(page.getByText('€123.45').first()).toBeVisible();
  await expect.element(chart).toBeVisible();
  server.answer('GET /payments/report', earlierAnswer.give);
  await page.getByRole('button', { name: 'Earlier' }).click();
  await expect.poll(() => server.sent('GET /payments/report').length).toBe(2);
  await expect.element(chart).not.toBeInTheDocument();
  earlierAnswer.release(report(6_789));
  await expect.element(page.getByText('€67.89').first()).toBeVisible();
  await expect.element(chart).toBeVisible();
});
