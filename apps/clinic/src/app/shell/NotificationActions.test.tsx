import '@zampa/i18n/english/notifications';
import { inbox, inboxItem } from '@zampa/shared-screens/rendered/inbox-item.test-data';
import { booking, ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { NotificationActions } from './NotificationActions.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:30:00Z') }));
afterEach(() => vi.useRealTimers());

const notification = {
  id: ids.vera,
  kind: 'TIME_ASKED',
  title: 'Marta Bianchi requests a time',
  body: 'Luna',
  url: `/workspace/requests?conversation=${ids.conversation}`,
  read: false,
  dateCreated: '2026-11-20T08:00:00Z',
  conversationId: ids.conversation,
  pet: null,
} as const;

it('NotificationActions confirms the requested time and marks the notification as read', async () => {
  const markRead = vi.fn<() => void>();
  const item = inboxItem({
    kind: 'TIME_ASKED',
    start: '2026-11-21T09:00:00.000Z',
    booking: {
      id: ids.luna,
      status: 'TO_BE_CONFIRMED',
      ended: false,
      dateUpdated: '2026-11-20T08:00:00.000Z',
    },
  });
  const { page, server } = await renderAtClinic(
    <NotificationActions notification={notification} onFollow={() => {}} markRead={markRead} />,
    { answers: { 'GET /inbox': () => inbox({ items: [item] }), 'PATCH /events': () => booking } },
  );
  await page.getByRole('button', { name: /Confirm .*21 November/ }).click();
  await expect.poll(() => markRead.mock.calls.length).toBe(1);
  expect(server.sent('PATCH /events')).toMatchObject([{ body: { payload: { status: 'NEW' } } }]);
  await expect.element(page.getByRole('link', { name: 'Open' })).toBeVisible();
});
