import '@zampa/i18n/english/payments';
import { useAcceptsCards } from '@zampa/client/payments/use-accepts-cards';
import type { Payment } from '@zampa/contract/payments/objects';
import { describe, expect, it } from 'vitest';
import { configuration, withoutCards } from '../rendered/configuration.test-data.ts';
import { refusal } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { conversation, ids, vera } from '../rendered/samples.test-data.ts';
import { RequestCardPayment } from './RequestCardPayment.tsx';

const endedConversation = {
  ...conversation,
  payload: { ...conversation.payload, status: 'CLOSED' as const },
};
const asClinic = { app: 'clinic', me: vera } as const;
const takingCards = { 'GET /facilities/configuration': () => configuration };

/** Renders a marker once the clinic's configuration is loaded. */
function ConfigurationLoadedMarker() {
  return useAcceptsCards(ids.clinic) === undefined ? null : 'known';
}

/** A paid deposit or an open rest of the same visit. */
const payment = (status: Payment['status'], amount: number): Payment => ({
  id: crypto.randomUUID(),
  eventId: ids.conversation,
  eventStatus: 'CLOSED',
  category: 'VISIT',
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
  registered: true,
  pets: [],
  services: [],
});

describe('RequestCardPayment', () => {
  it('requests only the open amount', async () => {
    const open = payment('TO_BE_PAID', 2040);
    const { page, server } = await renderScreen(
      <RequestCardPayment conversation={endedConversation} />,
      {
        ...asClinic,
        answers: {
          ...takingCards,
          'GET /payments': () => [open, payment('PAID', 510)],
          'POST /payment': () => open,
        },
      },
    );
    await page.getByRole('button', { name: 'Ask for payment' }).click();
    await expect
      .poll(() => server.sent('POST /payment').map(({ body }) => body))
      .toEqual([
        { eventId: ids.conversation, paymentId: open.id, amount: 2040, payment_type: 'DIGITAL' },
      ]);
  });

  it('shows a refusal and can be retried', async () => {
    const { page } = await renderScreen(<RequestCardPayment conversation={endedConversation} />, {
      ...asClinic,
      answers: {
        ...takingCards,
        'GET /payments': () => [],
        'POST /payment': () => refusal(409, 'PAYMENTS_NOT_CONFIGURED'),
      },
    });
    const requestButton = page.getByRole('button', { name: 'Ask for payment' });
    await requestButton.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Digital payments must be configured.');
    await expect.element(requestButton).toBeEnabled();
  });

  it.each([
    {
      why: 'a client who was already asked',
      of: { requestDate: '2026-11-20T10:00:00.000Z' },
      setUp: configuration,
    },
    { why: 'a client who has paid', of: { status: 'PAID' as const }, setUp: configuration },
    { why: 'a clinic without an account for cards', of: {}, setUp: withoutCards },
  ])('renders nothing for $why', async ({ of, setUp }) => {
    const conversationWithPayment = {
      ...endedConversation,
      payload: {
        ...endedConversation.payload,
        payment: { ...endedConversation.payload.payment, ...of },
      },
    };
    const { page } = await renderScreen(
      <>
        <RequestCardPayment conversation={conversationWithPayment} />
        <ConfigurationLoadedMarker />
      </>,
      { ...asClinic, answers: { 'GET /facilities/configuration': () => setUp } },
    );
    await expect.element(page.getByText('known')).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});
