import '@zampa/i18n/english/inbox-conversation';
import '@zampa/i18n/english/inbox';
import { useQuery } from '@tanstack/react-query';
import { conversationKeys } from '@zampa/client/conversations/keys';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { event as eventSample } from '@zampa/client/conversations/samples.test-data';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import { deposit } from '@zampa/shared-screens/rendered/deposit.test-data';
import { booking, conversation, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ContextClient } from './ContextClient.tsx';
import { ServiceAction } from './ServiceAction.tsx';

const request = {
  ...conversation,
  appointment: null,
  payload: { ...conversation.payload, status: 'NEW' as const },
};
const calledOff = eventSample({
  id: ids.message,
  parent_id: ids.conversation,
  seq: 8,
  type: 'CALENDAR',
  category: 'BOOKING',
  payload: { ...booking.payload, valid: false, status: 'CANCELED', invalidatedBy: ids.marta },
  user: null,
});
const leftClientRequest = { ...request, family: { ...request.family, ended: true } };
const started = vi.fn<() => void>();

/** Shows the actions of a conversation as the cache has it, so that they change when it ends. */
function CachedServiceAction({ conversation: initialData }: { conversation: Conversation }) {
  const { data } = useQuery({
    queryKey: conversationKeys.detail(initialData.id),
    queryFn: () => initialData,
    initialData,
    enabled: false,
  });
  return <ServiceAction conversation={data} onStarted={started} />;
}

it('ServiceAction starts a new request', async () => {
  const { page } = await renderAtClinic(
    <ServiceAction conversation={request} onStarted={started} />,
  );
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Close request' }).query()).toBeNull();
});

it('ServiceAction offers only to close a new request of a client who left, without asking for payment', async () => {
  const ended = {
    ...leftClientRequest,
    payload: { ...leftClientRequest.payload, status: 'CLOSED' as const },
  };
  const { page, server } = await renderAtClinic(
    <ServiceAction conversation={leftClientRequest} onStarted={started} />,
    { answers: { 'PATCH /events/close': () => ended } },
  );
  expect(page.getByRole('button', { name: 'Start' }).query()).toBeNull();
  await page.getByRole('button', { name: 'Close request' }).click();
  await expect.element(page.getByText('The client left your clinic')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close request' }).click();
  await expect
    .poll(() => server.sent('PATCH /events/close').map(({ query, body }) => ({ query, body })))
    .toEqual([{ query: { id: ids.conversation }, body: { start: false } }]);
});

it.each([
  { language: 'en', end: 'End request', cash: 'In cash', says: 'Give the cash back.' },
  { language: 'it', end: 'Concludi', cash: 'In contanti', says: 'Restituisci i contanti.' },
] as const)(
  'ServiceAction says in $language that a card payment succeeded before the cash was recorded',
  async ({ language, end, cash, says }) => {
    const opened = { ...request, payload: { ...request.payload, status: 'OPEN' as const } };
    const { payment } = opened.payload;
    const byCard = {
      ...opened,
      payload: {
        ...opened.payload,
        status: 'CLOSED' as const,
        payment: { ...payment, status: 'PAID' as const, payment_type: 'DIGITAL' as const },
      },
    };
    const answers = {
      'GET /payments': () => [{ ...deposit, type: 'PAYMENT' as const, amount: 2550 }],
      'GET /facilities/configuration': () => configuration,
      'PATCH /events/close': () => byCard,
    };
    const { page } = await renderAtClinic(<CachedServiceAction conversation={opened} />, {
      language,
      answers,
    });
    await page.getByRole('button', { name: end }).click();
    await page.getByRole('radio', { name: cash }).click();
    await page.getByRole('dialog').getByRole('button', { name: end }).click();
    await expect.element(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
  },
);

it.each([
  { language: 'en', decline: 'Decline', says: 'What they paid for it will be refunded.' },
  { language: 'it', decline: 'Rifiuta', says: 'Quanto ha pagato verrà rimborsato.' },
] as const)(
  'ServiceAction declines a request that awaits its payment ($language)',
  async ({ language, decline, says }) => {
    const unpaid = {
      ...request,
      category: 'CONSULTATION' as const,
      payload: { ...request.payload, status: 'PENDING' as const },
    };
    const closed = { ...unpaid, payload: { ...unpaid.payload, status: 'CLOSED' as const } };
    const { page, server } = await renderAtClinic(
      <ServiceAction conversation={unpaid} onStarted={started} />,
      { language, answers: { 'PATCH /events/close': () => closed } },
    );
    await page.getByRole('button', { name: decline }).click();
    await expect.element(page.getByText(says)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: decline }).click();
    await expect
      .poll(() => server.sent('PATCH /events/close').map(({ query, body }) => ({ query, body })))
      .toEqual([{ query: { id: ids.conversation }, body: { decline: true } }]);
  },
);

it('ServiceAction starts or closes a new request after its appointment was canceled', async () => {
  const canceledRequest = { ...request, lastBooking: calledOff };
  const ended = {
    ...canceledRequest,
    payload: { ...canceledRequest.payload, status: 'CLOSED' as const },
  };
  const { page, server } = await renderAtClinic(
    <ServiceAction conversation={canceledRequest} onStarted={started} />,
    { answers: { 'PATCH /events/close': () => ended } },
  );
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.getByRole('button', { name: 'Close request' }).click();
  await expect.element(page.getByText('It will close without an appointment')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close request' }).click();
  await expect
    .poll(() => server.sent('PATCH /events/close').map(({ query, body }) => ({ query, body })))
    .toEqual([{ query: { id: ids.conversation }, body: { start: false } }]);
});

it('ContextClient shows that a client has left, without loading the family', async () => {
  const { page, server } = await renderAtClinic(<ContextClient conversation={leftClientRequest} />);
  await expect.element(page.getByText('no longer a client of your clinic')).toBeVisible();
  expect(server.sent('GET /families')).toEqual([]);
});
