import '@zampa/i18n/english/inbox-opened';
import '@zampa/i18n/english/inbox';
import type { Event } from '@zampa/contract/conversations/event';
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
const calledOff: Event = {
  id: ids.message,
  parent_id: ids.conversation,
  seq: 8,
  type: 'CALENDAR',
  category: 'BOOKING',
  clientId: null,
  payload: { ...booking.payload, valid: false, status: 'CANCELED', invalidatedBy: ids.marta },
  file: null,
  user: null,
  dateCreated: conversation.dateCreated,
  dateUpdated: conversation.dateCreated,
};
const left = { ...request, family: { ...request.family, ended: true } };
const started = vi.fn<() => void>();

it('starts what is new', async () => {
  const { page } = await renderAtClinic(
    <ServiceAction conversation={request} onStarted={started} />,
  );
  await expect.element(page.getByRole('button', { name: 'Start service' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Close the request' }).query()).toBeNull();
});

it('puts aside what is new once its client has left, without a word about money', async () => {
  const ended = { ...left, payload: { ...left.payload, status: 'CLOSED' as const } };
  const { page, server } = await renderAtClinic(
    <ServiceAction conversation={left} onStarted={started} />,
    { answers: { 'PATCH /events/close': () => ended } },
  );
  expect(page.getByRole('button', { name: 'Start service' }).query()).toBeNull();
  await page.getByRole('button', { name: 'Close the request' }).click();
  await expect.element(page.getByText('They have left your clinic')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the request' }).click();
  await expect
    .poll(() => server.sent('PATCH /events/close').map(({ query, body }) => ({ query, body })))
    .toEqual([{ query: { id: ids.conversation }, body: { start: false } }]);
});

it('starts or puts aside what is new once its time is off', async () => {
  const off = { ...request, lastBooking: calledOff };
  const ended = { ...off, payload: { ...off.payload, status: 'CLOSED' as const } };
  const { page, server } = await renderAtClinic(
    <ServiceAction conversation={off} onStarted={started} />,
    { answers: { 'PATCH /events/close': () => ended } },
  );
  await expect.element(page.getByRole('button', { name: 'Start service' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the request' }).click();
  await expect.element(page.getByText('No appointment comes of it')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the request' }).click();
  await expect
    .poll(() => server.sent('PATCH /events/close').map(({ query, body }) => ({ query, body })))
    .toEqual([{ query: { id: ids.conversation }, body: { start: false } }]);
});

it('says of who has left that they have, and asks for nothing that is not theirs to see', async () => {
  const { page, server } = await renderAtClinic(<ContextClient family={left.family} />);
  await expect.element(page.getByText('no longer a client of your clinic')).toBeVisible();
  expect(server.sent('GET /families')).toEqual([]);
});
