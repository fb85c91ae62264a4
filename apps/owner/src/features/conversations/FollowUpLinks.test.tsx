import '@zampa/i18n/english/conversations-list';
import {
  usePendingMessages,
  useSendMessage,
} from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { useRequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { conversation, ids, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FollowUpLinks } from './FollowUpLinks.tsx';

const ended: Conversation = {
  ...conversation,
  payload: { ...conversation.payload, status: 'CLOSED', followUpOf: null, continuedIn: [] },
};

function NewQuestion() {
  const { draft } = useRequestDraft();
  return <p>{`${draft.note} | ${draft.followUpOf} | ${draft.pets.join()}`}</p>;
}

/** An ended conversation with a message that was refused as too late, and the draft of a follow-up request. */
function Late() {
  const send = useSendMessage(ids.conversation);
  const waiting = usePendingMessages(ids.conversation);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => void send('She is worse', null)}>
        Send
      </button>
      <p>{waiting.map(({ state }) => state).join() || 'nothing waits'}</p>
      <FollowUpLinks conversation={ended} />
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      {isAsking && <NewQuestion />}
    </>
  );
}

it('FollowUpLinks moves messages refused after the end into the follow-up request', async () => {
  const { page, path } = await renderScreen(<Late />, {
    app: 'owner',
    me: marta,
    answers: { 'POST /events': () => refusal(409, 'CONVERSATION_CLOSED') },
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('failed')).toBeVisible();
  await page.getByRole('link', { name: 'Follow up' }).click();
  await expect.poll(path).toBe('/workspace/ask');
  await expect.element(page.getByText('nothing waits')).toBeVisible();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const begun = `She is worse | ${ids.conversation} | ${conversation.pets.map(({ id }) => id).join()}`;
  await expect.element(page.getByText(begun)).toBeVisible();
});
