import type { Payment } from '@zampa/contract/payments/objects';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { payment } from '@zampa/shared-screens/rendered/payment.test-data';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Intent,
  onClose,
  type RenderedSheet,
  renderPaySheet,
  sandbox,
  stubCardAnswers,
  updatePayments,
} from './render-pay-sheet.test-data.tsx';

const provider = vi.hoisted(() => ({ confirm: vi.fn<() => Promise<unknown>>() }));

vi.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: async () => ({
    elements: () => ({
      create: () => ({ mount: () => undefined, on: () => undefined, destroy: () => undefined }),
      submit: async () => ({}),
    }),
    confirmPayment: provider.confirm,
  }),
}));

afterEach(() => {
  vi.restoreAllMocks();
  provider.confirm.mockReset();
  onClose.mockReset();
});

const real: Intent = { ...sandbox, mode: 'stripe', publishableKey: 'pk_1' };

const paid: Payment = { ...payment, status: 'PAID', paidDate: '2026-11-21T10:00:00.000Z' };
const canceled: Payment = { ...payment, status: 'FAILED', reason: 'CANCELED' };

it('PaySheet charges only the chosen payment, not other payments of the same visit', async () => {
  const other: Payment = { ...payment, id: crypto.randomUUID(), amount: 1000 };
  const { page, server } = await renderPaySheet({ 'GET /payments': () => [payment, other] });
  await expect.element(page.getByRole('button', { name: 'Pay €35.00' })).toBeVisible();
  expect(server.sent('POST /stripe/intent').map(({ body }) => body)).toEqual([
    { eventIds: [payment.eventId], paymentIds: [payment.id] },
  ]);
});

const CLOSED_INTENT = { error: 'This payment is over.', code: 'payment_intent_unexpected_state' };

async function enterCard({ page }: RenderedSheet) {
  await page.getByLabelText('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay / }).click();
}

describe('open PaySheet', () => {
  it("closes on the browser's Back", async () => {
    const { page, back } = await renderPaySheet({});
    await expect.element(page.getByLabelText('Card number')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await back();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  it.each([
    ['en', 'sandbox', [paid], 'Already paid'],
    ['it', 'sandbox', [paid], 'Già pagato'],
    ['en', 'stripe', [paid], 'Already paid'],
    ['en', 'sandbox', [canceled], 'Nothing left to pay'],
    ['it', 'stripe', [canceled], 'Non c’è più niente da pagare'],
  ] as const)('shows that the payment was paid or canceled elsewhere (%s, %s)', async (...row) => {
    const [language, mode, now, says] = row;
    const intent = mode === 'stripe' ? real : sandbox;
    const screen = await renderPaySheet({ 'POST /stripe/intent': () => intent }, language);
    await updatePayments(screen, now);
    const { page, server } = screen;
    await expect.element(page.getByRole('status').getByText(says)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: /^(Pay|Paga) / }))
      .not.toBeInTheDocument();
    expect(server.sent('GET /stripe/status').map(({ query }) => query)).toEqual([
      { stripeId: 'pi_first' },
    ]);
    await page.getByRole('button', { name: /^(Done|Fatto)$/ }).click();
    expect(onClose).toHaveBeenCalled();
  });

  it('shows its own payment as paid when the update arrives before the answer', async () => {
    const screen = await renderPaySheet({ 'GET /stripe/status': () => ({ message: 'SUCCESS' }) });
    await updatePayments(screen, [paid]);
    await expect.element(screen.page.getByRole('status').getByText('€35.00 paid')).toBeVisible();
  });

  it('says that the amount due has changed when one of several payments was paid elsewhere', async () => {
    const other = { ...payment, id: '00000000-0000-7000-8000-0000000000a2' };
    const screen = await renderPaySheet({}, 'en', [payment, other]);
    await updatePayments(screen, [payment, { ...paid, id: other.id }]);
    await expect
      .element(screen.page.getByRole('status').getByText('The amount due has changed'))
      .toBeVisible();
  });

  it('creates no second card payment while it is open', async () => {
    const screen = await renderPaySheet({});
    await updatePayments(screen, [{ ...payment, status: 'PENDING' }]);
    await expect.poll(() => screen.server.sent('GET /payments').length).toBe(2);
    expect(screen.server.sent('POST /stripe/intent')).toHaveLength(1);
    expect(screen.server.sent('GET /stripe/status')).toEqual([]);
  });
});

describe('PaySheet after its card payment was closed', () => {
  it.each([
    [409, 'ALREADY_PAID', 'This is already paid.', false],
    [404, 'NOT_FOUND', 'Not found. It may have been removed, or you may not have access.', false],
    [
      409,
      'STATUS_CONFLICT',
      'Something has changed, so this is no longer possible. Reload to see the current state.',
      true,
    ],
    [409, 'PAYMENT_IN_FLIGHT', 'A card payment is already in progress.', true],
  ] as const)('shows the actual reason: %s %s', async (status, code, says, again) => {
    const screen = await renderPaySheet({});
    const { page, server } = screen;
    await expect.element(page.getByLabelText('Card number')).toBeVisible();
    stubCardAnswers([400, CLOSED_INTENT]);
    server.answer('POST /stripe/intent', () => refusal(status, code));
    await enterCard(screen);
    await expect.element(page.getByRole('alert').getByText(says)).toBeVisible();
    await expect.element(page.getByText(/bank/i)).not.toBeInTheDocument();
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(again ? 1 : 0);
    await page.getByRole('button', { name: 'Close' }).last().click();
    expect(onClose).toHaveBeenCalled();
  });

  it('starts a new card payment if an amount is still due, and shows it', async () => {
    const screen = await renderPaySheet({});
    const { page, server } = screen;
    await expect.element(page.getByLabelText('Card number')).toBeVisible();
    stubCardAnswers([400, CLOSED_INTENT]);
    server.answer('POST /stripe/intent', () => ({ ...sandbox, intentId: 'pi_next', amount: 4000 }));
    await enterCard(screen);
    await expect
      .element(page.getByRole('alert').getByText('You haven’t paid yet: €40.00 is due now'))
      .toBeVisible();
    await expect.element(page.getByLabelText('Card number')).toHaveValue('');
    await expect.element(page.getByRole('button', { name: 'Pay €40.00' })).toBeVisible();
  });

  it("shows the server's reason instead of the message of the provider's own form", async () => {
    const { page, server } = await renderPaySheet({ 'POST /stripe/intent': () => real });
    const pay = page.getByRole('button', { name: 'Pay €35.00' });
    await expect.element(pay).toBeVisible();
    const message = 'The PaymentIntent could not be confirmed.';
    provider.confirm.mockResolvedValue({ error: { code: CLOSED_INTENT.code, message } });
    server.answer('POST /stripe/intent', () => refusal(409, 'ALREADY_PAID'));
    await pay.click();
    await expect.element(page.getByRole('alert').getByText('This is already paid.')).toBeVisible();
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
  });
});

describe('PaySheet card entry', () => {
  it('shows why a card was declined', async () => {
    const screen = await renderPaySheet({});
    const { page } = screen;
    await expect.element(page.getByLabelText('Card number')).toBeVisible();
    stubCardAnswers([200, { status: 'requires_payment_method', failure: 'insufficient_funds' }]);
    await enterCard(screen);
    await expect
      .element(page.getByText('There isn’t enough money on this card. Use another card.'))
      .toBeVisible();
    await expect.element(page.getByText('Payment failed')).toBeVisible();
  });

  it('clears the decline while the bank asks about the next card', async () => {
    const screen = await renderPaySheet({});
    const { page } = screen;
    await expect.element(page.getByLabelText('Card number')).toBeVisible();
    stubCardAnswers(
      [200, { status: 'requires_payment_method', failure: 'insufficient_funds' }],
      [200, { status: 'requires_action' }],
    );
    await enterCard(screen);
    await expect.element(page.getByText('Payment failed')).toBeVisible();
    await enterCard(screen);
    await expect
      .element(page.getByText('Your bank asks: are you making this payment?'))
      .toBeVisible();
    await expect.element(page.getByText('Payment failed')).not.toBeInTheDocument();
  });

  it("shows the provider's own message for a declined card", async () => {
    const { page } = await renderPaySheet({ 'POST /stripe/intent': () => real });
    provider.confirm.mockResolvedValue({
      error: { code: 'card_declined', message: 'Your card was declined.' },
    });
    await page.getByRole('button', { name: 'Pay €35.00' }).click();
    await expect.element(page.getByText('Your card was declined.')).toBeVisible();
  });

  it('does not report a decline when the provider is unreachable', async () => {
    const screen = await renderPaySheet({});
    const { page } = screen;
    await expect.element(page.getByLabelText('Card number')).toBeVisible();
    stubCardAnswers([503, {}]);
    await enterCard(screen);
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByText(/bank/i)).not.toBeInTheDocument();
  });
});
