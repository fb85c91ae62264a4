import type { Payment } from '@zampa/contract/payments/objects';
import { payment } from '@zampa/shared-screens/rendered/payment.test-data';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import {
  renderPaySheet,
  sandbox,
  stubCardAnswers,
  updatePayments,
} from './render-pay-sheet.test-data.tsx';

afterEach(() => vi.restoreAllMocks());

/** A deposit of €7 for a consultation by message, due in 2038. */
const unsent: Payment = {
  ...payment,
  category: 'CONSULTATION',
  eventStatus: 'PENDING',
  bookingId: null,
  type: 'UPFRONT',
  upfront: true,
  amount: 700,
  expiresAt: '2038-12-07T09:00:00.000Z',
};

describe('PaySheet for a consultation by message', () => {
  const intent = { ...sandbox, amount: 700 };
  it.each([
    {
      language: 'en',
      title: 'Pay €7.00 to send your request',
      pay: 'Pay €7.00 and send',
      back: 'If the clinic can’t take your request, you’ll get a full refund.',
    },
    {
      language: 'it',
      title: /^Paga 7,00.€ per inviare la richiesta$/,
      pay: /^Paga 7,00.€ e invia$/,
      back: 'Se la clinica non può seguire la tua richiesta, ricevi un rimborso completo.',
    },
  ] as const)('says in $language that it sends the request', async (each) => {
    const { language, title, pay, back } = each;
    const { page } = await renderPaySheet({ 'POST /stripe/intent': () => intent }, language, [
      unsent,
    ]);
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect.element(page.getByRole('button', { name: pay })).toBeVisible();
    await expect.element(page.getByText(back)).toBeVisible();
  });

  it('says after the payment that the request was sent', async () => {
    const screen = await renderPaySheet(
      { 'POST /stripe/intent': () => intent, 'GET /stripe/status': () => ({ message: 'SUCCESS' }) },
      'en',
      [unsent],
    );
    await updatePayments(screen, [
      { ...unsent, status: 'PAID', paidDate: '2026-11-21T10:00:00.000Z' },
    ]);
    await expect
      .element(screen.page.getByText('Your request was sent to the clinic.'))
      .toBeVisible();
  });
});

describe('the card form of PaySheet', () => {
  it('focuses the card number', async () => {
    const { page } = await renderPaySheet({});
    await expect.element(page.getByLabelText('Card number')).toHaveFocus();
  });

  it('names what each of several payments is for', async () => {
    const other: Payment = {
      ...payment,
      id: crypto.randomUUID(),
      amount: 1250,
      services: ['Blood test'],
    };
    const { page } = await renderPaySheet({}, 'en', [payment, other]);
    const items = page.getByRole('dialog').getByRole('listitem');
    await expect
      .element(items.filter({ hasText: 'First visit' }).getByText('€35.00'))
      .toBeVisible();
    await expect.element(items.filter({ hasText: 'Blood test' }).getByText('€12.50')).toBeVisible();
  });

  it.each([664, 844])('keeps its button on a screen of %i px after a decline', async (height) => {
    const upfront: Payment = {
      ...payment,
      type: 'RESERVATION',
      upfront: true,
      deposit: 3500,
      price: 5000,
      start: '2038-12-09T09:00:00.000Z',
      expiresAt: '2038-12-07T09:00:00.000Z',
    };
    const before = { width: window.innerWidth, height: window.innerHeight };
    await browser.viewport(390, height);
    onTestFinished(() => browser.viewport(before.width, before.height));
    const screen = await renderPaySheet({}, 'en', [upfront]);
    const button = screen.page.getByRole('button', { name: 'Pay €35.00 and book' });
    await expect.element(button).toBeInViewport({ ratio: 1 });
    stubCardAnswers([200, { status: 'requires_payment_method', failure: 'generic_decline' }]);
    await screen.page.getByLabelText('Card number').fill('4000 0000 0000 0002');
    await button.click();
    await expect.element(screen.page.getByText('Payment failed')).toBeVisible();
    await expect.element(button).toBeInViewport({ ratio: 1 });
  });
});
