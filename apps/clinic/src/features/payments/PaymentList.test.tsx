import '@zampa/i18n/english/payments';
import type { Payment } from '@zampa/contract/payments/objects';
import {
  configuration,
  withoutCards,
} from '@zampa/shared-screens/rendered/configuration.test-data';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { payment } from '@zampa/shared-screens/rendered/payment.test-data';
import { ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page as viewport } from 'vitest/browser';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { PaymentList } from './PaymentList.tsx';

const SECRETARY = 5;
const paid: Payment = {
  ...payment,
  status: 'PAID',
  paidDate: '2026-11-20T11:00:00.000Z',
  card: { brand: 'visa', last4: '4242' },
  refundable: 3500,
};

const render = (
  payments: readonly Payment[],
  options: { idRole?: number; language?: 'en' | 'it'; setUp?: typeof configuration } = {},
) => {
  const { setUp = configuration, ...rest } = options;
  return renderAtClinic(<PaymentList familyId={undefined} />, {
    ...rest,
    answers: {
      'GET /payments': () => payments,
      'GET /facilities/configuration': () => setUp,
    },
  });
};

describe('PaymentList', () => {
  it('opens the conversation of an unpaid amount in the request list that contains it', async () => {
    const { page } = await render([payment]);
    const link = page.getByRole('link', { name: 'First visit' });
    await expect.element(link).toBeVisible();
    const address = new URL(link.element().getAttribute('href') ?? '', 'http://zampa.example');
    expect(address.pathname).toBe('/workspace/requests');
    expect(address.searchParams.get('list')).toBe('completed');
    expect(address.searchParams.get('conversation')).toBe(ids.conversation);
  });

  it.each([
    { language: 'en', again: 'Ask again' },
    { language: 'it', again: 'Richiedi di nuovo' },
  ] as const)('asks for a debt again in $language', async ({ language, again }) => {
    const { page, server } = await render([payment], { language });
    server.answer('POST /payment', () => payment);
    await page.getByRole('button', { name: again }).click();
    await expect
      .poll(() => server.sent('POST /payment').map(({ body }) => body))
      .toEqual([
        {
          eventId: ids.conversation,
          paymentId: payment.id,
          amount: 3500,
          payment_type: 'DIGITAL',
        },
      ]);
  });

  it('offers "Ask for payment" for an unpaid amount that was never requested', async () => {
    const { page } = await render([{ ...payment, requestDate: null, payment_type: 'UNKNOWN' }]);
    await expect.element(page.getByRole('button', { name: 'Ask for payment' })).toBeVisible();
  });

  it.each([
    { why: 'was asked less than ten minutes ago', of: { requestDate: new Date().toISOString() } },
    { why: 'has no account', of: { registered: false } },
    { why: 'is asked by reception', of: {}, idRole: SECRETARY },
    { why: 'cannot pay by card here', of: {}, setUp: withoutCards },
  ])(
    'does not offer to ask a client who $why, but to mark the debt',
    async ({ of, ...options }) => {
      const { page } = await render([{ ...payment, ...of }], options);
      await expect.element(page.getByRole('button', { name: 'Mark as paid' })).toBeVisible();
      await expect.element(page.getByRole('button', { name: /^Ask/ })).not.toBeInTheDocument();
    },
  );

  it('marks one unpaid amount as paid', async () => {
    const { page, server } = await render([payment]);
    server.answer('PATCH /payment', () => true);
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    const dialog = page.getByRole('dialog', { name: 'Was €35.00 paid in cash?' });
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.sent('PATCH /payment').map(({ query }) => query)).toEqual([
      { eventId: ids.conversation, paymentId: payment.id },
    ]);
  });

  it.each([
    { language: 'en', mark: 'Mark as paid', says: 'This was just paid by card.' },
    { language: 'it', mark: 'Segna come pagato', says: 'È appena stato pagato con carta.' },
  ] as const)(
    'says in $language that a card payment succeeded before the debt was marked',
    async ({ language, mark, says }) => {
      const { page, server } = await render([payment], { language });
      server.answer('PATCH /payment', () => false);
      await page.getByRole('button', { name: mark }).click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
      server.answer('GET /payments', () => [paid]);
      await page.getByRole('dialog').getByRole('button', { name: mark }).click();
      await expect.element(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    },
  );

  it.each([
    { what: 'paid', of: paid, language: 'en', chip: 'Paid' },
    {
      what: 'refunded in part',
      of: { ...paid, refunded: 500, refundable: 3000 },
      language: 'en',
      chip: 'Partly refunded',
    },
    {
      what: 'refunded',
      of: { ...paid, refunded: 3500, refundable: 0 },
      language: 'en',
      chip: 'Refunded',
    },
    {
      what: 'refunded',
      of: { ...paid, refunded: 3500, refundable: 0 },
      language: 'it',
      chip: 'Rimborsato',
    },
  ] as const)('shows "$chip" for a payment that was $what', async ({ of, language, chip }) => {
    const { page } = await render([of], { language });
    const row = page.getByRole('listitem');
    await expect.element(row.getByText(chip, { exact: true })).toBeVisible();
  });

  it('shows a table on a wide screen', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    onTestFinished(() => viewport.viewport(width, height));
    await viewport.viewport(1280, 800);
    const { page } = await render([payment]);
    const row = page.getByRole('row', { name: /Luna.*First visit.*€35\.00/ });
    await expect.element(row).toBeVisible();
    await expect.element(row.getByRole('button', { name: 'Mark as paid' })).toBeVisible();
  });

  it('filters by refunded payments', async () => {
    const { page, server } = await render([paid]);
    await page.getByRole('button', { name: 'Refunded' }).click();
    await expect
      .poll(() => server.sent('GET /payments').map(({ query }) => query['status']))
      .toContain('REFUNDED');
  });

  it('shows why a payment could not be requested', async () => {
    const { page, server } = await render([payment]);
    server.answer('POST /payment', () => refusal(409, 'ALREADY_PAID'));
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('This is already paid.');
  });
});
