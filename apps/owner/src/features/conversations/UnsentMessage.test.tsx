import { useMessageDraft } from '@zampa/shared-screens/conversations/use-message-draft';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ChatNotFound } from './ChatNotFound.tsx';

/** A conversation with a message draft, until the conversation becomes unavailable. */
function Chat() {
  const { set } = useMessageDraft(ids.conversation);
  const [isGone, setGone] = useState(false);
  return isGone ? (
    <ChatNotFound conversationId={ids.conversation} />
  ) : (
    <>
      <button type="button" onClick={() => set(() => ({ text: 'She limps again', files: [] }))}>
        Write
      </button>
      <button type="button" onClick={() => setGone(true)}>
        Take it away
      </button>
    </>
  );
}

const renderChat = async () => {
  const { page } = await renderScreen(<Chat />, { app: 'owner', me: marta });
  return {
    page,
    write: page.getByRole('button', { name: 'Write' }),
    takeAway: page.getByRole('button', { name: 'Take it away' }),
    copy: page.getByRole('button', { name: 'Copy text' }),
  };
};

it('UnsentMessage lets the draft of an unavailable conversation be copied', async () => {
  const { page, write, takeAway, copy } = await renderChat();
  await write.click();
  await takeAway.click();
  await expect.element(page.getByText('She limps again')).toBeVisible();
  await expect.element(copy).toBeVisible();
});

it('UnsentMessage renders nothing without a draft', async () => {
  const { page, takeAway, copy } = await renderChat();
  await takeAway.click();
  await expect.element(page.getByText('We can’t find this page')).toBeVisible();
  await expect.element(copy).not.toBeInTheDocument();
});
