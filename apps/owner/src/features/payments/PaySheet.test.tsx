import { useQueryClient } from '@tanstack/react-query';
import { refreshPayments } from '@zampa/client/payments/keys';
import type { AnswerOf } from '@zampa/contract/call';
import type { createPaymentIntent } from '@zampa/contract/payments/create-payment-intent';
import type { Payment } from '@zampa/contract/payments/objects';
import type { Language } from '@zampa/domain/people/languages';
import { type Answers, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { payment } from '@zampa/shared-screens/rendered/payment.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PaySheet } from './PaySheet.tsx';

const provider = vi.hoisted(() => ({ confirm: vi.fn<() => Promise<unknown>>() }));

vi.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: async () => ({
    elements: () => ({
      create: () => ({ mount: () => undefined, destroy: () => undefined }),
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

type Intent = AnswerOf<typeof createPaymentIntent>;
const sandbox: Intent = {
  clientSecret: 'secret',
  intentId: 'pi_first',
  amount: 3500,
  currency: 'EUR',
  accountId: 'acct_1',
  publishableKey: null,
  mode: 'sandbox',
};
const real: Intent = { ...sandbox, mode: 'stripe', publishableKey: 'pk_1' };

const paid: Payment = { ...payment, status: 'PAID', paidDate: '2026-11-21T10:00:00.000Z' };
const canceled: Payment = { ...payment, status: 'FAILED', reason: 'CANCELED' };

/** As a message of the socket does. */
function News() {
  const client = useQueryClient();
  return <button onClick={() => refreshPayments(client)}>news</button>;
}

const onClose = vi.fn<() => void>();

const opened = (answers: Answers, language: Language = 'en', chosen = [payment]) =>
  renderScreen(
    <>
      <PaySheet payments={chosen} onClose={onClose} />
      <News />
    </>,
    {
      app: 'owner',
      me: marta,
      language,
      answers: {
        'GET /payments': () => chosen,
        'POST /stripe/intent': () => sandbox,
        'GET /stripe/status': () => ({ message: 'FAILED' }),
        ...answers,
      },
    },
  );

it('pays what was picked, and nothing else of its visit', async () => {
  const other: Payment = { ...payment, id: crypto.randomUUID(), amount: 1000 };
  const { page, server } = await opened({ 'GET /payments': () => [payment, other] });
  await expect.element(page.getByRole('button', { name: 'Pay €35.00' })).toBeVisible();
  expect(server.sent('POST /stripe/intent').map(({ body }) => body)).toEqual([
    { eventIds: [payment.eventId], paymentIds: [payment.id] },
  ]);
});

type Opened = Awaited<ReturnType<typeof opened>>;

/** The other member, the clinic or the clock has changed it, and the app has heard of it. */
async function becomes({ page, server }: Opened, now: readonly Payment[]) {
  await expect.element(page.getByRole('button', { name: /^(Pay|Paga) / })).toBeVisible();
  server.answer('GET /payments', () => now);
  // The sheet covers it.
  page
    .getByText('news')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** What the sandbox says to the cards, one after the other. */
function cardsAre(...answers: readonly [number, object][]) {
  const left = [...answers];
  const fetched = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/sandbox/')) return fetched(input, init);
    const [status, body] = left.shift() ?? [500, {}];
    return Response.json(body, { status });
  });
}

const OVER = { error: 'This payment is over.', code: 'payment_intent_unexpected_state' };

async function typeCard({ page }: Opened) {
  await page.getByLabelText('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay / }).click();
}

describe('an open sheet', () => {
  it('closes by the way back of the phone', async () => {
    const { page, back } = await opened({});
    await expect.element(page.getByLabelText('Card number')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await back();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });

  it.each([
    ['en', 'sandbox', [paid], 'Already paid'],
    ['it', 'sandbox', [paid], 'Già pagato'],
    ['en', 'stripe', [paid], 'Already paid'],
    ['en', 'sandbox', [canceled], 'Nothing is to be paid any more'],
    ['it', 'stripe', [canceled], 'Non c’è più niente da pagare'],
  ] as const)('follows what is paid or called off elsewhere (%s, %s)', async (...row) => {
    const [language, mode, now, says] = row;
    const intent = mode === 'stripe' ? real : sandbox;
    const screen = await opened({ 'POST /stripe/intent': () => intent }, language);
    await becomes(screen, now);
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

  it('says that it was paid by itself, where the news come before the answer', async () => {
    const screen = await opened({ 'GET /stripe/status': () => ({ message: 'SUCCESS' }) });
    await becomes(screen, [paid]);
    await expect.element(screen.page.getByRole('status').getByText('€35.00 paid')).toBeVisible();
  });

  it('says that of several one was paid meanwhile', async () => {
    const other = { ...payment, id: '00000000-0000-7000-8000-0000000000a2' };
    const screen = await opened({}, 'en', [payment, other]);
    await becomes(screen, [payment, { ...paid, id: other.id }]);
    await expect
      .element(screen.page.getByRole('status').getByText('What is to be paid has changed'))
      .toBeVisible();
  });

  it('asks for nothing by itself while it is open', async () => {
    const screen = await opened({});
    await becomes(screen, [{ ...payment, status: 'PENDING' }]);
    await expect.poll(() => screen.server.sent('GET /payments').length).toBe(2);
    expect(screen.server.sent('POST /stripe/intent')).toHaveLength(1);
    expect(screen.server.sent('GET /stripe/status')).toEqual([]);
  });
});

describe('a press for which no card is taken any more', () => {
  it.each([
    [409, 'ALREADY_PAID', 'This has been paid already.', false],
    [404, 'NOT_FOUND', 'This does not exist any more, or it is not yours to see.', false],
    [409, 'STATUS_CONFLICT', 'This changed in the meantime', true],
    [409, 'PAYMENT_IN_FLIGHT', 'A card payment of this is in progress.', true],
  ] as const)('is said as what it is: %s %s', async (status, code, says, again) => {
    const screen = await opened({});
    const { page, server } = screen;
    await expect.element(page.getByLabelText('Card number')).toBeVisible();
    cardsAre([400, OVER]);
    server.answer('POST /stripe/intent', () => refusal(status, code));
    await typeCard(screen);
    await expect.element(page.getByRole('alert').getByText(says)).toBeVisible();
    await expect.element(page.getByText(/bank/i)).not.toBeInTheDocument();
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(again ? 1 : 0);
    await page.getByRole('button', { name: 'Close' }).last().click();
    expect(onClose).toHaveBeenCalled();
  });

  it('begins anew where it is still to be paid, and says so with the sum', async () => {
    const screen = await opened({});
    const { page, server } = screen;
    await expect.element(page.getByLabelText('Card number')).toBeVisible();
    cardsAre([400, OVER]);
    server.answer('POST /stripe/intent', () => ({ ...sandbox, intentId: 'pi_next', amount: 4000 }));
    await typeCard(screen);
    await expect
      .element(page.getByRole('alert').getByText('€40.00 are to be paid now'))
      .toBeVisible();
    await expect.element(page.getByLabelText('Card number')).toHaveValue('');
    await expect.element(page.getByRole('button', { name: 'Pay €40.00' })).toBeVisible();
  });

  it('is no declined card in the provider’s own form either', async () => {
    const { page, server } = await opened({ 'POST /stripe/intent': () => real });
    const pay = page.getByRole('button', { name: 'Pay €35.00' });
    await expect.element(pay).toBeVisible();
    const message = 'The PaymentIntent could not be confirmed.';
    provider.confirm.mockResolvedValue({ error: { code: OVER.code, message } });
    server.answer('POST /stripe/intent', () => refusal(409, 'ALREADY_PAID'));
    await pay.click();
    await expect
      .element(page.getByRole('alert').getByText('This has been paid already.'))
      .toBeVisible();
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
  });
});

describe('a card', () => {
  it('that is declined is said to be declined', async () => {
    const screen = await opened({});
    const { page } = screen;
    await expect.element(page.getByLabelText('Card number')).toBeVisible();
    cardsAre([200, { status: 'requires_payment_method', failure: 'insufficient_funds' }]);
    await typeCard(screen);
    await expect.element(page.getByText('There is not enough money on the card.')).toBeVisible();
    await expect.element(page.getByText('Payment failed')).toBeVisible();
  });

  it('that is declined is no word about the next one, of which the bank asks', async () => {
    const screen = await opened({});
    const { page } = screen;
    await expect.element(page.getByLabelText('Card number')).toBeVisible();
    cardsAre(
      [200, { status: 'requires_payment_method', failure: 'insufficient_funds' }],
      [200, { status: 'requires_action' }],
    );
    await typeCard(screen);
    await expect.element(page.getByText('Payment failed')).toBeVisible();
    await typeCard(screen);
    await expect.element(page.getByText('Your bank asks: is it you who pays?')).toBeVisible();
    await expect.element(page.getByText('Payment failed')).not.toBeInTheDocument();
  });

  it('that the provider declines in its own form is said in its words', async () => {
    const { page } = await opened({ 'POST /stripe/intent': () => real });
    provider.confirm.mockResolvedValue({
      error: { code: 'card_declined', message: 'Your card was declined.' },
    });
    await page.getByRole('button', { name: 'Pay €35.00' }).click();
    await expect.element(page.getByText('Your card was declined.')).toBeVisible();
  });

  it('that reached nobody was not declined', async () => {
    const screen = await opened({});
    const { page } = screen;
    await expect.element(page.getByLabelText('Card number')).toBeVisible();
    cardsAre([503, {}]);
    await typeCard(screen);
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByText(/bank/i)).not.toBeInTheDocument();
  });
});
