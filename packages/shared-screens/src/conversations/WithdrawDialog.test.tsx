import '@zampa/i18n/english/conversations';
import { event as eventSample } from '@zampa/client/conversations/samples.test-data';
import { expect, it, vi } from 'vitest';
import { connectionLost } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { ids, marta } from '../rendered/samples.test-data.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

const event = eventSample({
  id: ids.message,
  parent_id: ids.conversation,
  payload: { userId: ids.marta, message: 'She limps.' },
});

it('WithdrawDialog withdraws the chosen message and can be retried after a lost connection', async () => {
  const closed = vi.fn<() => void>();
  const { page, server } = await renderScreen(<WithdrawDialog event={event} onClose={closed} />, {
    app: 'owner',
    me: marta,
    answers: { 'DELETE /events': connectionLost },
  });
  const withdrawButton = page.getByRole('button', { name: 'Unsend' });
  await withdrawButton.click();
  await expect
    .element(
      page
        .getByRole('alert')
        .filter({ hasText: 'You’re offline. Your data is safe: try again when you’re back.' }),
    )
    .toBeVisible();
  expect(closed).not.toHaveBeenCalled();

  server.answer('DELETE /events', () => undefined);
  await withdrawButton.click();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  const [, again] = server.sent('DELETE /events');
  expect(again?.query).toEqual({ id: ids.message });
});
