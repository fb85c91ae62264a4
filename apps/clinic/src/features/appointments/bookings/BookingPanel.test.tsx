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
const noop = () => undefined;

type Details = { readonly event?: CalendarEvent; readonly payments?: readonly Payment[] };

/**
 * Renders the details of a booking, which waits for its payment by default.
 *
 * @param payments the payments of the visit
 */
const renderPanel = (
  visit: ConversationWithEvents,
  { event = reserved, payments = [] }: Details = {},
) =>
  renderAtClinic(
    <BookingPanel
      event={event}
      visitId={ids.conversation}
      onClose={noop}
      onDone={noop}
      onMoved={noop}
    />,
    {
      answers: {
        'GET /requests/{id}': () => visit,
        'GET /due': () => [],
        'GET /payments': () => payments,
        'GET /pets/attributes': () => noAttributes,
        'GET /facilities/configuration': () => configuration,
        'GET /users/facility/{id}/vets': () => [],
        'GET /calendar': () => [],
      },
    },
  );

describe('BookingPanel link to the conversation', () => {
  it.each([
    { status: 'PENDING', list: 'awaiting-payment' },
    // An additional appointment of a visit in progress may wait for payment although the conversation does not.
    { status: 'OPEN', list: 'visits' },
    { status: 'CLOSED', list: 'completed' },
  ] as const)('opens the $list list when the conversation is $status', async ({ status, list }) => {
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

it('BookingPanel shows the requested prepayment next to the price', async () => {
  const visit = { ...conversation, category: 'VISIT' as const, events: [], payments: [] };
  const openDeposit = { ...deposit, status: 'TO_BE_PAID' as const, paidDate: null };
  const { page } = await renderPanel(visit, { payments: [openDeposit] });
  const facts = page.getByRole('definition');
  await expect.element(page.getByText('Due in advance')).toBeVisible();
  await expect.poll(() => facts.elements().map((fact) => fact.textContent)).toContain('€8.00');
});

it.each([
  {
    who: 'a client',
    is: { closing: false },
    says: 'Confirmed. Reminders go out 1 day and 2 hours before.',
  },
  {
    who: 'a client who is closing their account',
    is: { closing: true },
    says: 'Confirmed. The client is closing their account and will get no reminders.',
  },
  {
    who: 'a client without an e-mail address',
    is: { closing: false, hasEmail: false },
    says: 'Confirmed. No e-mail address, so no reminders go out.',
  },
])(
  'BookingPanel says whether a confirmed visit will be followed by reminders, for $who',
  async ({ is, says }) => {
    const visit = { ...conversation, category: 'VISIT' as const, events: [], payments: [] };
    const event = { ...booking, client: booking.client && { ...booking.client, ...is } };
    const { page } = await renderPanel(visit, { event });
    await expect.element(page.getByText(says)).toBeVisible();
  },
);
