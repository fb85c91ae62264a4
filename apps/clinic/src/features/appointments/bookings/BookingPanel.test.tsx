import '@zampa/i18n/english/appointments-bookings';
import '@zampa/i18n/english/appointments-calendar';
import '@zampa/i18n/english/payments';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { ConversationWithEvents } from '@zampa/contract/conversations/conversation';
import type { Payment } from '@zampa/contract/payments/objects';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { deposit } from '@zampa/shared-screens/rendered/deposit.test-data';
import {
  booking,
  conversation,
  ids,
  noAttributes,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { BookingPanel } from './BookingPanel.tsx';

const reserved: CalendarEvent = {
  ...booking,
  payload: { ...booking.payload, status: 'RESERVATION' },
};
const nothing = () => undefined;

type Details = { readonly event?: CalendarEvent; readonly payments?: readonly Payment[] };

/** The details of a booking for a visit, which waits for its payment. @param payments what was asked for of it */
const renderPanel = (
  visit: ConversationWithEvents,
  { event = reserved, payments = [] }: Details = {},
) =>
  renderAtClinic(
    <BookingPanel
      event={event}
      visitId={ids.conversation}
      onClose={nothing}
      onDone={nothing}
      onMoved={nothing}
    />,
    {
      answers: {
        'GET /requests/{id}': () => visit,
        'GET /payments': () => payments,
        'GET /pets/attributes': () => noAttributes,
        'GET /facilities/configuration': () => configuration,
        'GET /users/facility/{id}/vets': () => [],
        'GET /calendar': () => [],
      },
    },
  );

describe('the way from a booking to its conversation', () => {
  it.each([
    { status: 'PENDING', list: 'awaiting-payment' },
    // A further time of what is under way may wait for a payment; the conversation does not.
    { status: 'OPEN', list: 'visits' },
    { status: 'CLOSED', list: 'completed' },
  ] as const)('leads to $list where that is $status', async ({ status, list }) => {
    const visit = {
      ...conversation,
      category: 'VISIT' as const,
      payload: { ...conversation.payload, status },
      events: [],
      payments: [],
    };
    const { page } = await renderPanel(visit);
    await expect
      .element(page.getByRole('link', { name: /conversation/i }))
      .toHaveAttribute('href', `/workspace/requests?list=${list}&conversation=${ids.conversation}`);
  });
});

it('shows what is asked for upfront beside what the visit costs', async () => {
  const visit = { ...conversation, category: 'VISIT' as const, events: [], payments: [] };
  const asked = { ...deposit, status: 'TO_BE_PAID' as const, paidDate: null };
  const { page } = await renderPanel(visit, { payments: [asked] });
  const facts = page.getByRole('definition');
  await expect.element(page.getByText('To be paid upfront')).toBeVisible();
  await expect.poll(() => facts.elements().map((fact) => fact.textContent)).toContain('€8.00');
});

it.each([
  { who: 'a client', closing: false, says: 'is reminded a day and two hours before' },
  { who: 'who is closing their account', closing: true, says: 'no reminder reaches them' },
])('says whether $who is reminded of a visit that is settled', async ({ closing, says }) => {
  const visit = { ...conversation, category: 'VISIT' as const, events: [], payments: [] };
  const event = { ...booking, client: booking.client && { ...booking.client, closing } };
  const { page } = await renderPanel(visit, { event });
  await expect.element(page.getByText(says)).toBeVisible();
});
