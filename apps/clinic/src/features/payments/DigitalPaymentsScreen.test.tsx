import '@zampa/i18n/english/payments';
import type { AnyCallKey } from '@zampa/contract/calls';
import { withoutCards } from '@zampa/shared-screens/rendered/configuration.test-data';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { DigitalPaymentsScreen } from './DigitalPaymentsScreen.tsx';

const ASKED: readonly (keyof AnyCallKey)[] = [
  'GET /facilities/configuration',
  'GET /payments/report',
  'GET /payments',
];

it('shows an admin of one of several clinics how far the account is, and who sets it up', async () => {
  const { page } = await renderAtClinic(<DigitalPaymentsScreen familyId={undefined} />, {
    governs: false,
    answers: {
      'GET /facilities/configuration': () => withoutCards,
      'GET /payments/report': () => refusal(403, 'FORBIDDEN'),
      'GET /payments': () => refusal(403, 'FORBIDDEN'),
    },
  });
  await expect
    .element(page.getByText('The admins of all clinics of this organization set this up.'))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'Set up digital payments' }).query()).toBeNull();
});

it('asks once for what fails, says so, and asks again when it is told to', async () => {
  const failing = () => refusal(403, 'FORBIDDEN');
  const { page, server } = await renderAtClinic(<DigitalPaymentsScreen familyId={undefined} />, {
    answers: {
      'GET /facilities/configuration': failing,
      'GET /payments/report': failing,
      'GET /payments': failing,
    },
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.poll(() => again.elements().length).toBe(ASKED.length);
  await expect.element(again.first()).toBeVisible();
  expect(ASKED.map((call) => server.sent(call).length)).toEqual([1, 1, 1]);
  server.answer('GET /facilities/configuration', () => withoutCards);
  await again.first().click();
  await expect.poll(() => again.elements().length).toBe(ASKED.length - 1);
  expect(ASKED.map((call) => server.sent(call).length)).toEqual([2, 1, 1]);
});
