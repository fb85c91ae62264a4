import '@zampa/i18n/english/payments';
import type { AnyCallKey } from '@zampa/contract/calls';
import { withoutCards } from '@zampa/shared-screens/rendered/configuration.test-data';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { payment } from '@zampa/shared-screens/rendered/payment.test-data';
import { ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { DigitalPaymentsScreen } from './DigitalPaymentsScreen.tsx';

const CALLS: readonly (keyof AnyCallKey)[] = [
  'GET /facilities/configuration',
  'GET /payments/report',
  'GET /payments',
];

it('DigitalPaymentsScreen shows a clinic admin the account status and who sets it up, without the set-up button', async () => {
  const { page } = await renderAtClinic(<DigitalPaymentsScreen familyId={undefined} />, {
    governs: false,
    answers: {
      'GET /facilities/configuration': () => withoutCards,
      'GET /payments/report': () => refusal(403, 'FORBIDDEN'),
      'GET /payments': () => refusal(403, 'FORBIDDEN'),
    },
  });
  await expect
    .element(page.getByText('Only admins of all clinics in this organization can set this up.'))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'Set up digital payments' }).query()).toBeNull();
});

it.each([
  { language: 'en', says: 'Due: €60.00' },
  { language: 'it', says: /^Da pagare: 60,00.€$/ },
] as const)('the statement of one client says in $language what is due', async (each) => {
  const { language, says } = each;
  const { page } = await renderAtClinic(<DigitalPaymentsScreen familyId={ids.family} />, {
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

it('DigitalPaymentsScreen sends each failing request once, and again on retry', async () => {
  const failing = () => refusal(403, 'FORBIDDEN');
  const { page, server } = await renderAtClinic(<DigitalPaymentsScreen familyId={undefined} />, {
    answers: {
      'GET /facilities/configuration': failing,
      'GET /payments/report': failing,
      'GET /payments': failing,
    },
  });
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect.poll(() => tryAgain.elements().length).toBe(CALLS.length);
  await expect.element(tryAgain.first()).toBeVisible();
  expect(CALLS.map((call) => server.sent(call).length)).toEqual([1, 1, 1]);
  server.answer('GET /facilities/configuration', () => withoutCards);
  await tryAgain.first().click();
  await expect.poll(() => tryAgain.elements().length).toBe(CALLS.length - 1);
  expect(CALLS.map((call) => server.sent(call).length)).toEqual([2, 1, 1]);
});

it.each([
  { language: 'en', says: 'Sandbox: payments are not real.' },
  { language: 'it', says: 'Modalità di prova: i pagamenti non sono reali.' },
] as const)('DigitalPaymentsScreen warns of a sandbox ($language)', async ({ language, says }) => {
  const { page } = await renderAtClinic(<DigitalPaymentsScreen familyId={undefined} />, {
    language,
    answers: {
      'GET /facilities/configuration': () => ({
        ...withoutCards,
        paymentMode: 'sandbox',
      }),
      'GET /payments/report': () => refusal(403, 'FORBIDDEN'),
      'GET /payments': () => refusal(403, 'FORBIDDEN'),
    },
  });
  await expect.element(page.getByText(says)).toBeVisible();
});

it('DigitalPaymentsScreen shows no sandbox warning when payments are real', async () => {
  const { page } = await renderAtClinic(<DigitalPaymentsScreen familyId={undefined} />, {
    answers: {
      'GET /facilities/configuration': () => withoutCards,
      'GET /payments/report': () => refusal(403, 'FORBIDDEN'),
      'GET /payments': () => refusal(403, 'FORBIDDEN'),
    },
  });
  await expect.element(page.getByRole('button', { name: 'Set up digital payments' })).toBeVisible();
  expect(page.getByText('Sandbox').query()).toBeNull();
});
