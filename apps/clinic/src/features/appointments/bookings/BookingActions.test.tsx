import '@zampa/i18n/english/appointments-bookings';
import '@zampa/i18n/english/appointments-calendar';
import '@zampa/i18n/english/payments';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { Payment } from '@zampa/contract/payments/objects';
import type { Language } from '@zampa/domain/people/languages';
import {
  type Answers,
  heldAnswer,
  refusal,
} from '@zampa/shared-screens/rendered/fake-server.test-data';
import { deposit, depositsOfTwoTimes } from '@zampa/shared-screens/rendered/deposit.test-data';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { booking, conversation, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { BookingActions } from './BookingActions.tsx';
import { BookingFacts } from './BookingFacts.tsx';

const said = vi.fn<(text: string) => void>();
const moved = vi.fn<() => void>();
const closed = vi.fn<() => void>();
beforeEach(() => {
  said.mockClear();
  closed.mockClear();
});

/** It has begun. */
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

const opened = (
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
        onClose={closed}
        onDone={said}
        onMoved={moved}
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

describe('a booking to which nobody came', () => {
  it('is asked about, names the deposit that stays, and is said once it is done', async () => {
    const answer = heldAnswer();
    const { page, server } = await opened(begun, () => [deposit], {
      answers: { 'POST /events': answer.give },
    });
    await page.getByRole('button', { name: 'No show' }).click();
    const question = page.getByRole('dialog', { name: 'Did nobody come?' });
    await expect.element(question.getByText('The deposit of €8.00 stays')).toBeVisible();
    await expect.element(question.getByText('go back')).not.toBeInTheDocument();
    expect(server.sent('POST /events')).toEqual([]);
    await page.getByRole('button', { name: 'Nobody came' }).click();
    await expect
      .poll(() => server.sent('POST /events').map(({ body }) => body))
      .toEqual([
        {
          type: 'BOT',
          parent_id: ids.conversation,
          payload: { eventAction: 'APPOINTMENT_NO_SHOW' },
        },
      ]);
    expect(said).not.toHaveBeenCalled();
    answer.release({ id: ids.conversation, seq: 4 });
    await expect
      .poll(() => said.mock.calls)
      .toEqual([
        ['Noted that nobody came: Marta Bianchi. The deposit of €8.00 stays with your clinic.'],
      ]);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('is left as it was where that is chosen', async () => {
    const { page, server } = await opened(begun, () => []);
    await page.getByRole('button', { name: 'No show' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(server.sent('POST /events')).toEqual([]);
  });

  it('gives back what exceeds the deposit, in the language of the reader', async () => {
    const { page } = await opened(begun, () => [whole], { language: 'it' });
    await page.getByRole('button', { name: 'Non si è presentato' }).click();
    const question = page.getByRole('dialog', { name: 'Non si è presentato nessuno?' });
    await expect
      .element(question.getByText(/L’acconto di 8,00.€ resta alla clinica/))
      .toBeVisible();
    await expect.element(question.getByText(/17,50.€ tornano sulla carta/)).toBeVisible();
  });

  it('says at the question why it could not be done', async () => {
    const { page } = await opened(begun, () => [], {
      answers: { 'POST /events': () => refusal(409, 'STATUS_CONFLICT') },
    });
    await page.getByRole('button', { name: 'No show' }).click();
    await page.getByRole('button', { name: 'Nobody came' }).click();
    await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    expect(said).not.toHaveBeenCalled();
  });
});

describe('what was paid before a booking', () => {
  it.each([
    { language: 'en', says: '€8.00 of €25.50 paid, €17.50 to be paid' },
    { language: 'it', says: /pagati 8,00.€ di 25,50.€, 17,50.€ da pagare/ },
  ] as const)('stands beside its price ($language)', async ({ language, says }) => {
    const { page } = await opened(booking, () => [deposit], { language });
    await expect.element(page.getByText(says)).toBeVisible();
  });

  it('is only what did not go back with a time that was called off', async () => {
    const { page } = await opened(booking, () => depositsOfTwoTimes);
    const says = '€5.00 of €25.50 paid, €20.50 to be paid';
    await expect.element(page.getByText(says)).toBeVisible();
  });

  it('is not asked for where the time was called off', async () => {
    const off = { ...booking, payload: { ...booking.payload, valid: false } };
    const { page, server } = await opened(off, () => [{ ...deposit, refundable: 0 }]);
    await expect.poll(() => server.sent('GET /payments').length).toBe(1);
    await expect.element(page.getByText('€25.50')).toBeVisible();
    await expect.element(page.getByText(/to be paid/)).not.toBeInTheDocument();
  });

  it.each([
    { of: deposit, says: '€8.00 go back to the client’s card.' },
    {
      of: { ...deposit, payment_type: 'CASH' as const, card: null },
      says: '€8.00 were paid in cash: give them back by hand.',
    },
  ])('goes back where the clinic calls it off: $says', async ({ of, says }) => {
    const { page } = await opened(booking, () => [of]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: 'Call the booking off?' });
    await expect.element(question.getByText(says)).toBeVisible();
  });

  it('is not spoken of where nothing was paid', async () => {
    const { page, server } = await opened(booking, () => []);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => server.sent('GET /payments').length).toBeGreaterThan(0);
    await expect.element(page.getByText(/€0|go back|by hand/)).not.toBeInTheDocument();
  });
});

it.each([
  { ended: false, moves: 1 },
  { ended: true, moves: 0 },
])('of who is no client any more, $ended, can be moved: $moves', async ({ ended, moves }) => {
  const family = { ...conversation.family, ended };
  const { page } = await opened(booking, () => [], { of: { ...conversation, family } });
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Move' }).elements()).toHaveLength(moves);
  expect(page.getByText(/can be called off, not moved/).elements()).toHaveLength(1 - moves);
});
