import type { Payment } from '@zampa/contract/payments/objects';
import type { Language } from '@zampa/domain/people/languages';
import { payment } from '@zampa/shared-screens/rendered/payment.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { DuePayments } from './DuePayments.tsx';
import { PastPayment } from './PastPayment.tsx';

/** Deposit for a visit at 15:00 in Rome, while the browser is in New York. */
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

const renderPastPayment = (changes: Partial<Payment>, language: Language = 'en') =>
  renderScreen(<PastPayment payment={{ ...deposit, ...changes }} />, {
    app: 'owner',
    me: marta,
    language,
  });

describe('PastPayment', () => {
  it.each([
    ['en', {}, 'Paid'],
    ['it', {}, 'Pagato'],
    ['en', { refunded: 700, refundable: 0 }, 'Refunded'],
    ['it', { refunded: 700, refundable: 0 }, 'Rimborsato'],
    ['en', { refunded: 200, refundable: 500 }, 'Paid, €2.00 refunded'],
    ['it', { refunded: 200, refundable: 500 }, /^Pagato, 2,00.€ rimborsati$/],
    ['en', { status: 'FAILED', reason: 'EXPIRED', paidDate: null, refundable: 0 }, 'Expired'],
  ] as const)("shows the payment's state (%s, %o)", async (language, changes, says) => {
    const { page } = await renderPastPayment(changes, language);
    await expect.element(page.getByText(says, { exact: true })).toBeVisible();
  });

  it.each([
    ['en', 'Before the consultation'],
    ['it', 'Prima del consulto'],
  ] as const)('names the prepayment of a message consultation (%s)', async (language, says) => {
    const changes = { type: 'UPFRONT', category: 'CONSULTATION', start: null } as const;
    const { page } = await renderPastPayment(changes, language);
    await expect.element(page.getByText(says, { exact: true })).toBeVisible();
  });

  it.each([
    ['en', ['Deposit', 'Appointment: Tuesday 2 March 2038, 15:00', 'Luna · Clinica San Luca']],
    ['it', ['Acconto', 'Appuntamento: martedì 2 marzo 2038, 15:00', 'Luna · Clinica San Luca']],
  ] as const)('shows what was paid, for which appointment (%s)', async (language, lines) => {
    const { page } = await renderPastPayment({}, language);
    for (const line of lines)
      await expect.element(page.getByText(line, { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^(Paid on|Pagato) .*21.*4242/)).toBeVisible();
  });

  it('shows a cash payment after the visit without the deposit label', async () => {
    const { page } = await renderPastPayment({
      type: 'PAYMENT',
      upfront: false,
      payment_type: 'CASH',
    });
    await expect.element(page.getByText(/^Paid on .* · In cash$/)).toBeVisible();
    await expect.element(page.getByText('Deposit')).not.toBeInTheDocument();
  });
});

it('DuePayments shows the appointment of a payment', async () => {
  const due = { ...payment, start: '2038-03-02T14:00:00.000Z' };
  const { page } = await renderScreen(
    <DuePayments payments={[due]} chosen={undefined} onPay={() => undefined} />,
    { app: 'owner', me: marta, answers: { 'GET /pets/attributes': () => noAttributes } },
  );
  await expect.element(page.getByText('Appointment: Tuesday 2 March 2038, 15:00')).toBeVisible();
});

it('PastPayment aligns the receipt link with the other texts and makes it large enough to tap', async () => {
  const receipts = [{ id: payment.id, kind: 'RECEIPT', number: '2026/1', amount: 700 }] as const;
  const { page } = await renderPastPayment({ receipts: [...receipts] });
  const receipt = page.getByRole('button', { name: 'Receipt 2026/1' });
  await expect.element(receipt).toBeVisible();
  const text = page.getByText('Luna · Clinica San Luca').element().getBoundingClientRect();
  const { height, left } = receipt.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(left - text.left).toBeLessThanOrEqual(1);
});
