import {
  usePendingMessages,
  useSendMessage,
} from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import { expect, it } from 'vitest';
import { blockDatabase } from '../rendered/block-database.test-data.ts';
import { connectionLost } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { marta } from '../rendered/samples.test-data.ts';
import { PendingTicks } from './PendingTicks.tsx';

const CONVERSATION = '00000000-0000-7000-8000-0000000000c1';

function Conversation() {
  const send = useSendMessage(CONVERSATION);
  return (
    <>
      <button type="button" onClick={() => void send('From the train', null)}>
        Send
      </button>
      {usePendingMessages(CONVERSATION).map((message) => (
        <p key={message.clientId}>
          {message.message} <PendingTicks message={message} />
        </p>
      ))}
    </>
  );
}

it('PendingTicks shows a message as waiting only once it is stored on the device', async () => {
  const { page } = await renderScreen(<Conversation />, {
    app: 'owner',
    me: marta,
    answers: { 'POST /events': connectionLost },
  });
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeVisible();
  const releaseDatabase = await blockDatabase('outbox');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('From the train')).toBeVisible();
  const waits = page.getByRole('img');
  await expect.element(waits).not.toBeInTheDocument();
  await releaseDatabase();
  await expect.element(waits).toBeVisible();
});
