import { event as eventSample } from '@zampa/client/conversations/samples.test-data';
import {
  usePendingMessages,
  useSendMessage,
} from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import { type Thread, toThread } from '@zampa/client/conversations/thread/thread';
import type { Event } from '@zampa/contract/conversations/event';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { connectionLost } from '../rendered/fake-server.test-data.ts';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { noAttributes, conversation, ids, marta } from '../rendered/samples.test-data.ts';
import { ConversationThread } from './ConversationThread.tsx';

const message = (seq: number, text: string) =>
  eventSample({
    id: `00000000-0000-7000-8000-0000000000d${seq}`,
    parent_id: ids.conversation,
    seq,
    payload: { message: text, userId: ids.vera },
    user: null,
  });

/** An event that counts how often it is rendered. */
function countRenders(event: Event) {
  const renders = { times: 0 };
  const watchedEvent = Object.defineProperty({ ...event }, 'user', {
    get: () => {
      renders.times += 1;
      return null;
    },
  });
  return { seen: watchedEvent, drawn: renders };
}

const thread: Thread = { ...toThread({ ...conversation, events: [], payments: [] }), unread: 0 };

function Chat({ first }: { first: Event }) {
  const [shown, setShown] = useState<Thread>({ ...thread, events: [first] });
  const send = useSendMessage(ids.conversation);
  const older = useMutation<void, Error, Thread>({ mutationFn: async () => {} });
  const waiting = usePendingMessages(ids.conversation);
  // Ten minutes later: the first message keeps its time.
  const dateCreated = new Date(Date.parse(first.dateCreated) + 600_000).toISOString();
  const second = { ...message(2, 'Bring her in'), dateCreated };
  const receive = () => setShown({ ...shown, events: [first, second] });
  return (
    <div style={{ height: 400, display: 'flex', flexDirection: 'column' }}>
      <button type="button" onClick={receive}>
        It comes
      </button>
      <button type="button" onClick={() => void send('She limps again', null)}>
        Send
      </button>
      <p>{waiting.length} waiting</p>
      <ConversationThread
        conversation={shown}
        older={older}
        newer={null}
        SchedulingLine={() => null}
        onNewest={() => {}}
      />
    </div>
  );
}

it('ConversationThread does not rerender existing messages when one arrives or is sent', async () => {
  const { seen: watchedEvent, drawn: renders } = countRenders(message(1, 'How is she?'));
  const { page } = await renderScreen(<Chat first={watchedEvent} />, {
    app: 'owner',
    me: marta,
    answers: { 'POST /events': connectionLost, 'GET /pets/attributes': () => noAttributes },
  });
  await expect.element(page.getByText('How is she?')).toBeVisible();
  const before = renders.times;
  expect(before).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'It comes' }).click();
  await expect.element(page.getByText('Bring her in')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('She limps again')).toBeVisible();
  expect(renders.times).toBe(before);
});

it('ConversationThread shows the author of an erased account as a former user', async () => {
  const erasedUser = { id: ids.vera, firstName: '', lastName: '', image: null, isVet: true };
  const { page } = await renderScreen(
    <Chat first={{ ...message(1, 'She may come back on Monday'), user: erasedUser }} />,
    { app: 'owner', me: marta, answers: { 'GET /pets/attributes': () => noAttributes } },
  );
  await expect.element(page.getByText('She may come back on Monday')).toBeVisible();
  await expect.element(page.getByText('Former user', { exact: true })).toBeVisible();
});
