import '@zampa/i18n/english/payments';
import { describe, expect, it, vi } from 'vitest';
import { deposit, depositsOfTwoTimes } from '../rendered/deposit.test-data.ts';
import { connectionLost, heldAnswer, refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { conversation, ids, vera } from '../rendered/samples.test-data.ts';
import { MarkPaidDialog } from './MarkPaidDialog.tsx';

const closed = vi.fn<() => void>();
const dialog = <MarkPaidDialog conversation={conversation} onClose={closed} />;

describe('marking as paid in cash', () => {
  it('says the sum in the language of the reader', async () => {
    const { page } = await renderScreen(dialog, {
      app: 'clinic',
      me: vera,
      language: 'it',
      answers: { 'GET /payments': () => [] },
    });
    await expect.element(page.getByRole('dialog', { name: /^25,50.€ pagati/ })).toBeVisible();
    await expect.element(page.getByText('Non si può annullare.')).toBeVisible();
  });

  it.each([
    { why: 'a deposit was paid', payments: [deposit], sum: '€17.50' },
    {
      why: 'one went back with its time and one was paid for another',
      payments: depositsOfTwoTimes,
      sum: '€20.50',
    },
    {
      why: 'a clinic gave a deposit back of its own accord',
      payments: [{ ...deposit, refunded: 800, refundable: 0 }],
      sum: '€17.50',
    },
  ])('asks for $sum where $why', async ({ payments, sum }) => {
    const { page } = await renderScreen(dialog, {
      app: 'clinic',
      me: vera,
      answers: { 'GET /payments': () => payments },
    });
    await expect
      .element(page.getByRole('dialog', { name: `Were ${sum} paid in cash?` }))
      .toBeVisible();
  });

  it('is sent once, however often it is pressed, and then the question is gone', async () => {
    closed.mockClear();
    const answer = heldAnswer();
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
    { why: 'the connection is lost', answer: connectionLost, says: 'There is no connection' },
    {
      why: 'it was paid meanwhile',
      answer: () => refusal(409, 'ALREADY_PAID'),
      says: 'This has been paid already.',
    },
  ])('stays open where $why, and can be tried again', async ({ answer, says }) => {
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
});
