import '@zampa/i18n/english/payments';
import { useTakesCards } from '@zampa/client/payments/use-takes-cards';
import type { Payment } from '@zampa/contract/payments/objects';
import { describe, expect, it } from 'vitest';
import { configuration, withoutCards } from '../rendered/configuration.test-data.ts';
import { refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { conversation, ids, vera } from '../rendered/samples.test-data.ts';
import { AskToPay } from './AskToPay.tsx';

const ended = { ...conversation, payload: { ...conversation.payload, status: 'CLOSED' as const } };
const asClinic = { app: 'clinic', me: vera } as const;
const takingCards = { 'GET /facilities/configuration': () => configuration };

/** Shows that the clinic's set-up is here. */
function WhenKnown() {
  return useTakesCards(ids.clinic) === undefined ? null : 'known';
}

/** A deposit that was paid before, and the rest that is open. */
const payment = (status: Payment['status'], amount: number): Payment => ({
  id: crypto.randomUUID(),
  eventId: ids.conversation,
  bookingId: null,
  facilityId: ids.clinic,
  FamilyId: ids.family,
  amount,
  price: 2550,
  deposit: 0,
  refunded: 0,
  calledOff: 0,
  currency: 'EUR',
  status,
  reason: null,
  type: status === 'PAID' ? 'RESERVATION' : 'PAYMENT',
  payment_type: 'UNKNOWN',
  upfront: status === 'PAID',
  start: null,
  expiresAt: null,
  requestDate: null,
  createdDate: '2026-11-20T10:00:00.000Z',
  paidDate: status === 'PAID' ? '2026-11-20T10:00:00.000Z' : null,
  card: null,
  declined: false,
  dispute: null,
  refundable: 0,
  receipts: [],
  facilityName: 'Clinica Aurora',
  timezone: 'Europe/Rome',
  person: null,
  pets: [],
  services: [],
});

describe('asking a client to pay by card', () => {
  it('asks for what is open, and no more', async () => {
    const open = payment('TO_BE_PAID', 2040);
    const { page, server } = await renderScreen(<AskToPay conversation={ended} />, {
      ...asClinic,
      answers: {
        ...takingCards,
        'GET /payments': () => [open, payment('PAID', 510)],
        'POST /payment': () => open,
      },
    });
    await page.getByRole('button', { name: 'Ask to pay by card' }).click();
    await expect
      .poll(() => server.sent('POST /payment').map(({ body }) => body))
      .toEqual([
        { eventId: ids.conversation, amount: 2040, type: 'PAYMENT', payment_type: 'DIGITAL' },
      ]);
  });

  it('says why it cannot, and can be tried again', async () => {
    const { page } = await renderScreen(<AskToPay conversation={ended} />, {
      ...asClinic,
      answers: {
        ...takingCards,
        'GET /payments': () => [],
        'POST /payment': () => refusal(409, 'PAYMENTS_NOT_CONFIGURED'),
      },
    });
    const ask = page.getByRole('button', { name: 'Ask to pay by card' });
    await ask.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Digital payments must be configured.');
    await expect.element(ask).toBeEnabled();
  });

  it.each([
    {
      why: 'who was asked already',
      of: { requestDate: '2026-11-20T10:00:00.000Z' },
      setUp: configuration,
    },
    { why: 'who has paid', of: { status: 'PAID' as const }, setUp: configuration },
    { why: 'a clinic without an account for cards', of: {}, setUp: withoutCards },
  ])('is nothing for $why', async ({ of, setUp }) => {
    const asked = {
      ...ended,
      payload: { ...ended.payload, payment: { ...ended.payload.payment, ...of } },
    };
    const { page } = await renderScreen(
      <>
        <AskToPay conversation={asked} />
        <WhenKnown />
      </>,
      { ...asClinic, answers: { 'GET /facilities/configuration': () => setUp } },
    );
    await expect.element(page.getByText('known')).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});
