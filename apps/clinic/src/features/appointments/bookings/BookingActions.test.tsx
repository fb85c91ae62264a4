import '@zampa/i18n/english/appointments-bookings';
import '@zampa/i18n/english/appointments-calendar';
import '@zampa/i18n/english/payments';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { Payment } from '@zampa/contract/payments/objects';
import type { Language } from '@zampa/domain/people/languages';
import {
  type Answers,
  pendingAnswer,
  refusal,
} from '@zampa/shared-screens/rendered/fake-server.test-data';
import { deposit, depositsAfterRebooking } from '@zampa/shared-screens/rendered/deposit.test-data';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { booking, conversation, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { BookingActions } from './BookingActions.tsx';
import { BookingFacts } from './BookingFacts.tsx';

const onDone = vi.fn<(text: string) => void>();
const onMoved = vi.fn<() => void>();
const onClose = vi.fn<() => void>();
beforeEach(() => {
  onDone.mockClear();
  onClose.mockClear();
});

/** A booking that has already begun. */
const begun: CalendarEvent = {
  ...booking,
  payload: {
    ...booking.payload,
    event: {
      ...booking.payload.event,
      start: '2026-11-20T09:00:00.000Z',
      end: '2026-11-20T09:30:00.000Z',
    },
  },
};

const renderBooking = (
  event: CalendarEvent,
  payments: () => unknown,
  {
    answers = {},
    language,
    of = conversation,
  }: { answers?: Answers; language?: Language; of?: Conversation } = {},
) =>
  renderAtClinic(
    <>
      <BookingFacts event={event} conversation={of} />
      <BookingActions
        event={event}
        conversation={of}
        onClose={onClose}
        onDone={onDone}
        onMoved={onMoved}
      />
    </>,
    {
      ...(language && { language }),
      answers: {
        'GET /payments': payments,
        'GET /facilities/configuration': () => configuration,
        'GET /users/facility/{id}/vets': () => [],
        'GET /calendar': () => [],
        ...answers,
      },
    },
  );

const whole: Payment = { ...deposit, type: 'UPFRONT', amount: 2550, refundable: 2550 };

describe('BookingActions on a no-show', () => {
  it('asks for confirmation, names the deposit that the clinic keeps, and reports the result', async () => {
    const answer = pendingAnswer();
    const { page, server } = await renderBooking(begun, () => [deposit], {
      answers: { 'POST /events': answer.give },
    });
    await page.getByRole('button', { name: 'No-show' }).click();
    const question = page.getByRole('dialog', { name: 'Mark as no-show?' });
    await expect.element(question.getByText('Your clinic keeps the €8.00 deposit.')).toBeVisible();
    await expect.element(question.getByText('will be refunded')).not.toBeInTheDocument();
    expect(server.sent('POST /events')).toEqual([]);
    await page.getByRole('button', { name: 'Mark no-show' }).click();
    await expect
      .poll(() => server.sent('POST /events').map(({ body }) => body))
      .toEqual([
        {
          type: 'BOT',
          parent_id: ids.conversation,
          payload: { eventAction: 'APPOINTMENT_NO_SHOW' },
        },
      ]);
    expect(onDone).not.toHaveBeenCalled();
    answer.release({ id: ids.conversation, seq: 4 });
    await expect
      .poll(() => onDone.mock.calls)
      .toEqual([['Marked as no-show: Marta Bianchi. Your clinic keeps the €8.00 deposit.']]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('changes nothing when the dialog is canceled', async () => {
    const { page, server } = await renderBooking(begun, () => []);
    await page.getByRole('button', { name: 'No-show' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(server.sent('POST /events')).toEqual([]);
  });

  it('announces the refund of the amount above the deposit, in Italian', async () => {
    const { page } = await renderBooking(begun, () => [whole], { language: 'it' });
    await page.getByRole('button', { name: 'Non si è presentato' }).click();
    const question = page.getByRole('dialog', { name: 'Segnare l’appuntamento come mancato?' });
    await expect
      .element(question.getByText(/L’acconto di 8,00.€ resta alla clinica/))
      .toBeVisible();
    await expect
      .element(question.getByText(/17,50.€ saranno rimborsati sulla carta/))
      .toBeVisible();
  });

  it('shows an error in the dialog when the server refuses', async () => {
    const { page } = await renderBooking(begun, () => [], {
      answers: { 'POST /events': () => refusal(409, 'STATUS_CONFLICT') },
    });
    await page.getByRole('button', { name: 'No-show' }).click();
    await page.getByRole('button', { name: 'Mark no-show' }).click();
    await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('BookingActions at the end of a visit', () => {
  it.each([
    {
      language: 'en',
      end: 'End appointment',
      cash: 'In cash',
      says: 'This was just paid by card. Give the cash back.',
    },
    {
      language: 'it',
      end: 'Concludi appuntamento',
      cash: 'In contanti',
      says: 'È appena stato pagato con carta. Restituisci i contanti.',
    },
  ] as const)(
    'says in $language that a card payment succeeded before the cash, and then closes',
    async ({ language, end, cash, says }) => {
      const { payload } = conversation;
      const byCard: Conversation = {
        ...conversation,
        payload: {
          ...payload,
          status: 'CLOSED',
          payment: { ...payload.payment, status: 'PAID', payment_type: 'DIGITAL' },
        },
      };
      const { page, server } = await renderBooking(begun, () => [], {
        language,
        answers: { 'PATCH /events/close': () => byCard },
      });
      await page.getByRole('button', { name: end }).click();
      await page.getByRole('radio', { name: cash }).click();
      server.answer('GET /payments', () => [{ ...whole, type: 'PAYMENT' }]);
      await page.getByRole('dialog').getByRole('button', { name: end }).click();
      await expect.element(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      expect(onClose).not.toHaveBeenCalled();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Close|Chiudi)$/ })
        .last()
        .click();
      await expect.poll(() => onClose.mock.calls.length).toBe(1);
    },
  );
});

it.each([
  { language: 'en', says: 'Refunded' },
  { language: 'it', says: 'Rimborsato' },
] as const)('BookingFacts says in $language that a paid visit was refunded', async (each) => {
  const { language, says } = each;
  const { payload } = conversation;
  const paid: Conversation = {
    ...conversation,
    payload: { ...payload, payment: { ...payload.payment, status: 'PAID' } },
  };
  const refunded = { ...whole, refunded: 2550, refundable: 0 };
  const { page } = await renderBooking(begun, () => [refunded], { language, of: paid });
  await expect.element(page.getByText(says, { exact: true })).toBeVisible();
});

describe('prepayment of a booking', () => {
  it.each([
    { language: 'en', says: '€8.00 of €25.50 paid, €17.50 due' },
    { language: 'it', says: /pagati 8,00.€ di 25,50.€, 17,50.€ da pagare/ },
  ] as const)('is shown next to the price ($language)', async ({ language, says }) => {
    const { page } = await renderBooking(booking, () => [deposit], { language });
    await expect.element(page.getByText(says)).toBeVisible();
  });

  it('excludes the refunded part of a canceled appointment', async () => {
    const { page } = await renderBooking(booking, () => depositsAfterRebooking);
    const says = '€5.00 of €25.50 paid, €20.50 due';
    await expect.element(page.getByText(says)).toBeVisible();
  });

  it('is not shown as due when the appointment was canceled', async () => {
    const off = { ...booking, payload: { ...booking.payload, valid: false } };
    const { page, server } = await renderBooking(off, () => [{ ...deposit, refundable: 0 }]);
    await expect.poll(() => server.sent('GET /payments').length).toBe(1);
    await expect.element(page.getByText('€25.50')).toBeVisible();
    await expect.element(page.getByText(/\bdue\b/)).not.toBeInTheDocument();
  });

  it.each([
    { of: deposit, says: '€8.00 will be refunded to the client’s card.' },
    {
      of: { ...deposit, payment_type: 'CASH' as const, card: null },
      says: '€8.00 was paid in cash: refund it in person.',
    },
  ])(
    'is announced as a refund when the clinic cancels the booking: $says',
    async ({ of, says }) => {
      const { page } = await renderBooking(booking, () => [of]);
      await page.getByRole('button', { name: 'Cancel' }).click();
      const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
      await expect.element(question.getByText(says)).toBeVisible();
    },
  );

  it('is not mentioned in the cancel dialog when nothing was paid', async () => {
    const { page, server } = await renderBooking(booking, () => []);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => server.sent('GET /payments').length).toBeGreaterThan(0);
    await expect.element(page.getByText(/€0|refund/)).not.toBeInTheDocument();
  });
});

it.each([
  { ended: false, moves: 1 },
  { ended: true, moves: 0 },
])(
  'BookingActions shows $moves move buttons when `family.ended` is $ended',
  async ({ ended, moves }) => {
    const family = { ...conversation.family, ended };
    const { page } = await renderBooking(booking, () => [], { of: { ...conversation, family } });
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Reschedule' }).elements()).toHaveLength(moves);
    expect(
      page.getByText(/can cancel the appointment but not reschedule it/).elements(),
    ).toHaveLength(1 - moves);
  },
);
