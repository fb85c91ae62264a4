import '@zampa/i18n/english/appointments';
import { toThread } from '@zampa/client/conversations/thread/thread';
import { event as eventSample } from '@zampa/client/conversations/samples.test-data';
import { expect, it } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { conversation, ids, marta, vera } from '../rendered/samples.test-data.ts';
import { appointment } from '../rendered/appointment.test-data.ts';
import { AppointmentCard } from './AppointmentCard.tsx';
import { ProposalCard } from './ProposalCard.tsx';

const event = eventSample({
  parent_id: ids.conversation,
  type: 'CALENDAR',
  category: 'BOOKING',
  payload: {
    userId: ids.vera,
    eventAction: 'PROPOSE_TIME',
    times: [
      { start: '2038-12-07T09:00:00.000Z', end: '2038-12-07T09:30:00.000Z', resource: ids.vera },
    ],
    expiresAt: '2038-12-06T09:00:00.000Z',
  },
  user: null,
});
const thread = { ...toThread({ ...conversation, events: [event], payments: [] }), unread: 0 };

it('ProposalCard speaks to the clinic about the client, in the third person', async () => {
  const { page } = await renderScreen(
    <ProposalCard thread={thread} event={event} side="facility" />,
    { app: 'clinic', me: vera },
  );
  const says =
    /^The client has not chosen yet\. The client can choose until .+\. Other clients can’t book these times, but your team still can\.$/;
  await expect.element(page.getByText(says)).toBeVisible();
});

it('ProposalCard speaks to the owner about their own choice', async () => {
  const { page } = await renderScreen(<ProposalCard thread={thread} event={event} side="owner" />, {
    app: 'owner',
    me: marta,
  });
  await expect.element(page.getByText(/^Choose by .+ no other client can book/)).toBeVisible();
});

it.each([
  { side: 'facility', says: 'To confirm' },
  { side: 'owner', says: 'Waiting for the clinic' },
] as const)('AppointmentCard calls a requested time "$says" for the $side', async (row) => {
  const { page } = await renderScreen(
    <AppointmentCard appointment={appointment({ status: 'TO_BE_CONFIRMED' })} side={row.side} />,
    row.side === 'owner' ? { app: 'owner', me: marta } : { app: 'clinic', me: vera },
  );
  await expect.element(page.getByText(row.says, { exact: true })).toBeVisible();
});
