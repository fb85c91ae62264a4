import '@zampa/i18n/english/payments';
import { withoutCards } from '@zampa/shared-screens/rendered/configuration.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { DigitalPaymentsScreen } from './DigitalPaymentsScreen.tsx';

it('DigitalPaymentsScreen shows a clinic admin the account status and who sets it up, without the set-up button', async () => {
  const { page } = await renderAtClinic(<DigitalPaymentsScreen />, {
    governs: false,
    answers: {
      'GET /facilities/configuration': () => withoutCards,
    },
  });
  await expect
    .element(page.getByText('Only admins of all clinics in this organization can set this up.'))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'Set up digital payments' }).query()).toBeNull();
});

it.each([
  { language: 'en', says: 'Sandbox: payments are not real.' },
  { language: 'it', says: 'Modalità di prova: i pagamenti non sono reali.' },
] as const)('DigitalPaymentsScreen warns of a sandbox ($language)', async ({ language, says }) => {
  const { page } = await renderAtClinic(<DigitalPaymentsScreen />, {
    language,
    answers: {
      'GET /facilities/configuration': () => ({
        ...withoutCards,
        paymentMode: 'sandbox',
      }),
    },
  });
  await expect.element(page.getByText(says)).toBeVisible();
});

it('DigitalPaymentsScreen shows no sandbox warning when payments are real', async () => {
  const { page } = await renderAtClinic(<DigitalPaymentsScreen />, {
    answers: {
      'GET /facilities/configuration': () => withoutCards,
    },
  });
  await expect.element(page.getByRole('button', { name: 'Set up digital payments' })).toBeVisible();
  expect(page.getByText('Sandbox').query()).toBeNull();
});
