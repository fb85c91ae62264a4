import '@zampa/i18n/english/payments';
import { describe, expect, it, vi } from 'vitest';
import { deposit, depositsAfterRebooking } from '../rendered/deposit.test-data.ts';
import { connectionLost, pendingAnswer, refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { conversation, ids, vera } from '../rendered/samples.test-data.ts';
import { MarkPaidDialog } from './MarkPaidDialog.tsx';

const closed = vi.fn<() => void>();
const dialog = <MarkPaidDialog conversation={conversation} onClose={closed} />;

describe('MarkPaidDialog', () => {
  it("formats the amount in the reader's language", async () => {
    const { page } = await renderScreen(dialog, {
      app: 'clinic',
      me: vera,
      language: 'it',
      answers: { 'GET /payments': () => [] },
    });
    await expect
      .element(page.getByRole('dialog', { name: /^Hai ricevuto 25,50.€ in contanti/ }))
      .toBeVisible();
    await expect
      .element(page.getByText('Non si può annullare. Il cliente lo vedrà come pagato.'))
      .toBeVisible();
  });

  it.each([
    { why: 'a deposit was paid', payments: [deposit], sum: '€17.50' },
    {
      why: 'one payment was refunded with its appointment and another was made',
      payments: depositsAfterRebooking,
      sum: '€20.50',
    },
    {
      why: 'the clinic refunded a deposit as goodwill',
      payments: [{ ...deposit, refunded: 800, refundable: 0 }],
      sum: '€17.50',
    },
  ])('asks for $sum when $why', async ({ payments, sum }) => {
    const { page } = await renderScreen(dialog, {
      app: 'clinic',
      me: vera,
      answers: { 'GET /payments': () => payments },
    });
    await expect
      .element(page.getByRole('dialog', { name: `Was ${sum} paid in cash?` }))
      .toBeVisible();
  });

  it('sends once on a double click and then closes', async () => {
    closed.mockClear();
    const answer = pendingAnswer();
    const { page, server } = await renderScreen(dialog, {
      app: 'clinic',
      me: vera,
      answers: { 'GET /payments': () => [], 'PATCH /payment': answer.give },
    });
    await page.getByRole('button', { name: 'Mark as paid' }).dblClick();
    await expect.poll(() => server.sent('PATCH /payment').length).toBeGreaterThan(0);
    answer.release(true);
    await expect.poll(() => closed.mock.calls.length).toBe(1);
    expect(server.sent('PATCH /payment').map(({ query }) => query)).toEqual([
      { eventId: ids.conversation },
    ]);
  });

  it.each([
    {
      why: 'the connection is lost',
      answer: connectionLost,
      says: 'You’re offline. Your data is safe: try again when you’re back.',
    },
    {
      why: 'It was paid by your family or at the clinic. You won’t be charged twice.',
      answer: () => refusal(409, 'ALREADY_PAID'),
      says: 'This is already paid.',
    },
  ])('stays open and can be retried when $why', async ({ answer, says }) => {
    closed.mockClear();
    const { page, server } = await renderScreen(dialog, {
      app: 'clinic',
      me: vera,
      answers: { 'GET /payments': () => [], 'PATCH /payment': answer },
    });
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await expect.element(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    expect(closed).not.toHaveBeenCalled();
    server.answer('PATCH /payment', () => true);
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await expect.poll(() => closed.mock.calls.length).toBe(1);
  });

  it.each([
    {
      language: 'en',
      mark: 'Mark as paid',
      says: 'This was just paid by card. Give the cash back.',
      close: 'Close',
    },
    {
      language: 'it',
      mark: 'Segna come pagato',
      says: 'È appena stato pagato con carta. Restituisci i contanti.',
      close: 'Chiudi',
    },
  ] as const)(
    'says in $language that a card payment succeeded first',
    async ({ language, mark, says, close }) => {
      closed.mockClear();
      const { page, server } = await renderScreen(dialog, {
        app: 'clinic',
        me: vera,
        language,
        answers: { 'GET /payments': () => [], 'PATCH /payment': () => false },
      });
      await expect.element(page.getByRole('dialog')).toBeVisible();
      server.answer('GET /payments', () => [{ ...deposit, type: 'PAYMENT' }]);
      await page.getByRole('button', { name: mark }).click();
      await expect.element(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      await expect.element(page.getByRole('button', { name: mark })).not.toBeInTheDocument();
      expect(closed).not.toHaveBeenCalled();
      await page.getByRole('button', { name: close }).last().click();
      await expect.poll(() => closed.mock.calls.length).toBe(1);
    },
  );

  it('says that nothing was marked when no amount is open', async () => {
    const { page } = await renderScreen(dialog, {
      app: 'clinic',
      me: vera,
      answers: { 'GET /payments': () => [], 'PATCH /payment': () => false },
    });
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Nothing was marked as paid.' }))
      .toBeVisible();
  });
});
