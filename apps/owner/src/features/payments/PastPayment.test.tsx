import type { Payment } from '@zampa/contract/payments/objects';
import type { Language } from '@zampa/domain/people/languages';
import { payment } from '@zampa/shared-screens/rendered/payment.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { DuePayments } from './DuePayments.tsx';
import { PastPayment } from './PastPayment.tsx';

/** Of a visit at three in the afternoon in Rome, while the browser stands in New York. */
const deposit: Payment = {
  ...payment,
  amount: 700,
  deposit: 700,
  status: 'PAID',
  type: 'RESERVATION',
  upfront: true,
  start: '2038-03-02T14:00:00.000Z',
  paidDate: '2026-11-21T10:00:00.000Z',
  card: { brand: 'visa', last4: '4242' },
  refundable: 700,
};

const shown = (changes: Partial<Payment>, language: Language = 'en') =>
  renderScreen(<PastPayment payment={{ ...deposit, ...changes }} />, {
    app: 'owner',
    me: marta,
    language,
  });

describe('a payment that is over', () => {
  it.each([
    ['en', {}, 'Paid'],
    ['it', {}, 'Pagato'],
    ['en', { refunded: 700, refundable: 0 }, 'Refunded'],
    ['it', { refunded: 700, refundable: 0 }, 'Rimborsato'],
    ['en', { refunded: 200, refundable: 500 }, 'Paid, €2.00 refunded'],
    ['it', { refunded: 200, refundable: 500 }, /^Pagato, 2,00.€ rimborsati$/],
    ['en', { status: 'FAILED', reason: 'EXPIRED', paidDate: null, refundable: 0 }, 'Expired'],
  ] as const)('says how it stands (%s, %o)', async (language, changes, says) => {
    const { page } = await shown(changes, language);
    await expect.element(page.getByText(says, { exact: true })).toBeVisible();
  });

  it.each([
    ['en', ['Deposit', 'Appointment: Tuesday 2 March 2038, 15:00', 'Luna · Clinica San Luca']],
    ['it', ['Acconto', 'Appuntamento: martedì 2 marzo 2038, 15:00', 'Luna · Clinica San Luca']],
  ] as const)('says what it was for (%s)', async (language, lines) => {
    const { page } = await shown({}, language);
    for (const line of lines)
      await expect.element(page.getByText(line, { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^(Paid on|Pagato) .*21.*4242/)).toBeVisible();
  });

  it('is told apart from what is paid after the visit', async () => {
    const { page } = await shown({ type: 'PAYMENT', upfront: false, payment_type: 'CASH' });
    await expect.element(page.getByText(/^Paid on .* · In cash$/)).toBeVisible();
    await expect.element(page.getByText('Deposit')).not.toBeInTheDocument();
  });
});

it('what is to be paid says for which appointment', async () => {
  const due = { ...payment, start: '2038-03-02T14:00:00.000Z' };
  const { page } = await renderScreen(
    <DuePayments payments={[due]} chosen={undefined} onPay={() => undefined} />,
    { app: 'owner', me: marta, answers: { 'GET /pets/attributes': () => noAttributes } },
  );
  await expect.element(page.getByText('Appointment: Tuesday 2 March 2038, 15:00')).toBeVisible();
});
