import '@zampa/i18n/english/payments';
import type { AnyCallKey } from '@zampa/contract/calls';
import type { PaymentReport } from '@zampa/contract/payments/read-payment-report';
import { withoutCards } from '@zampa/shared-screens/rendered/configuration.test-data';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { payment } from '@zampa/shared-screens/rendered/payment.test-data';
import { ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { PaymentsScreen } from './PaymentsScreen.tsx';

const CALLS: readonly (keyof AnyCallKey)[] = ['GET /payments/report', 'GET /payments'];

it.each([
  { language: 'en', says: 'Due: €60.00' },
  { language: 'it', says: /^Da pagare: 60,00.€$/ },
] as const)('the statement of one client says in $language what is due', async (each) => {
  const { language, says } = each;
  const { page } = await renderAtClinic(<PaymentsScreen familyId={ids.family} />, {
    language,
    answers: {
      'GET /facilities/configuration': () => withoutCards,
      'GET /payments/report': () => refusal(403, 'FORBIDDEN'),
      'GET /payments': () => [payment, { ...payment, id: ids.message, amount: 2500 }],
      'GET /families': () => ({
        id: ids.family,
        code: null,
        enabled: true,
        Users: [],
        Pets: [],
        Facilities: [],
        balance: 6000,
        dateCreated: payment.createdDate,
        dateUpdated: payment.createdDate,
      }),
    },
  });
  await expect.element(page.getByText(says)).toBeVisible();
});

const NONE = { amount: 0, count: 0 };
const report: PaymentReport = {
  currency: 'EUR',
  received: NONE,
  byCard: NONE,
  inCash: NONE,
  returned: NONE,
  waiting: NONE,
  fees: 0,
  days: [],
  colleagues: [],
};

it('PaymentsScreen sends each failing request once, and again on retry', async () => {
  const failing = () => refusal(403, 'FORBIDDEN');
  const { page, server } = await renderAtClinic(<PaymentsScreen familyId={undefined} />, {
    answers: {
      'GET /payments/report': failing,
      'GET /payments': failing,
    },
  });
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect.poll(() => tryAgain.elements().length).toBe(CALLS.length);
  await expect.element(tryAgain.first()).toBeVisible();
  expect(CALLS.map((call) => server.sent(call).length)).toEqual([1, 1]);
  server.answer('GET /payments/report', () => report);
  await tryAgain.first().click();
  await expect.poll(() => tryAgain.elements().length).toBe(CALLS.length - 1);
  expect(CALLS.map((call) => server.sent(call).length)).toEqual([2, 1]);
});
