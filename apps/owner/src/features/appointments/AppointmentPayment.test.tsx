import type { Payment } from '@zampa/contract/payments/objects';
import { appointment } from '@zampa/shared-screens/rendered/appointment.test-data';
import { deposit } from '@zampa/shared-screens/rendered/deposit.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { AppointmentPayment } from './AppointmentPayment.tsx';

const rest: Payment = { ...deposit, id: crypto.randomUUID(), type: 'PAYMENT', amount: 1750 };
const visit = appointment({});
const canceled = appointment({ valid: false, status: 'CANCELED' });

describe('AppointmentPayment', () => {
  it.each([
    { what: 'a paid deposit', payments: [deposit], language: 'en', says: '€8.00 paid, €17.50 due' },
    {
      what: 'a paid deposit',
      payments: [deposit],
      language: 'it',
      says: /^Pagati 8,00.€, 17,50.€ da pagare$/,
    },
    { what: 'nothing paid', payments: [], language: 'en', says: '€25.50 due' },
    {
      what: 'a deposit that was requested',
      payments: [{ ...deposit, status: 'TO_BE_PAID' as const, paidDate: null }],
      language: 'en',
      says: '€25.50 due',
    },
    { what: 'all paid', payments: [deposit, rest], language: 'en', says: '€25.50 paid' },
  ] as const)('says in $language what is paid and due: $what', async (each) => {
    const { payments, language, says } = each;
    const { page } = await renderScreen(<AppointmentPayment appointment={visit} />, {
      app: 'owner',
      me: marta,
      language,
      answers: { 'GET /payments': () => payments },
    });
    await expect.element(page.getByText(says, { exact: true })).toBeVisible();
  });

  it.each([
    { what: 'a canceled appointment', of: canceled },
    { what: 'a free appointment', of: { ...visit, price: 0 } },
  ])('renders nothing for $what', async ({ of }) => {
    const { page, server } = await renderScreen(<AppointmentPayment appointment={of} />, {
      app: 'owner',
      me: marta,
      answers: { 'GET /payments': () => [deposit] },
    });
    await expect.poll(() => server.sent('GET /payments').length).toBe(1);
    expect(page.getByText('€').elements()).toEqual([]);
  });
});
