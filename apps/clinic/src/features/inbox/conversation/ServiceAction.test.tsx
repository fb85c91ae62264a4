import '@zampa/i18n/english/inbox-opened';
import '@zampa/i18n/english/inbox';
import { conversation, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ContextClient } from './ContextClient.tsx';
import { ServiceAction } from './ServiceAction.tsx';

const request = {
  ...conversation,
  appointment: null,
  payload: { ...conversation.payload, status: 'NEW' as const },
};
const left = { ...request, family: { ...request.family, ended: true } };
const started = vi.fn<() => void>();

it('starts what is new', async () => {
  const { page } = await renderAtClinic(
    <ServiceAction conversation={request} onStarted={started} />,
  );
  await expect.element(page.getByRole('button', { name: 'Start service' })).toBeVisible();
});

it('puts aside what is new once its client has left, without a word about money', async () => {
  const ended = { ...left, payload: { ...left.payload, status: 'CLOSED' as const } };
  const { page, server } = await renderAtClinic(
    <ServiceAction conversation={left} onStarted={started} />,
    { answers: { 'PATCH /events/close': () => ended } },
  );
  expect(page.getByRole('button', { name: 'Start service' }).query()).toBeNull();
  await page.getByRole('button', { name: 'End service' }).click();
  await expect.element(page.getByText('They have left your clinic')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'End service' }).click();
  await expect
    .poll(() => server.sent('PATCH /events/close').map(({ query, body }) => ({ query, body })))
    .toEqual([{ query: { id: ids.conversation }, body: { start: false } }]);
});

it('says of who has left that they have, and asks for nothing that is not theirs to see', async () => {
  const { page, server } = await renderAtClinic(<ContextClient family={left.family} />);
  await expect.element(page.getByText('no longer a client of your clinic')).toBeVisible();
  expect(server.sent('GET /families')).toEqual([]);
});
