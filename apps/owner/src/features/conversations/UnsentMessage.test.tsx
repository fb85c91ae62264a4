import { useMessageDraft } from '@zampa/shared-screens/conversations/use-message-draft';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ChatGone } from './ChatGone.tsx';

/** A conversation into which something can be written until it is gone. */
function Chat() {
  const { set } = useMessageDraft(ids.conversation);
  const [isGone, setGone] = useState(false);
  return isGone ? (
    <ChatGone conversationId={ids.conversation} />
  ) : (
    <>
      <button type="button" onClick={() => set({ text: 'She limps again', files: [] })}>
        Write
      </button>
      <button type="button" onClick={() => setGone(true)}>
        Take it away
      </button>
    </>
  );
}

const opened = async () => {
  const { page } = await renderScreen(<Chat />, { app: 'owner', me: marta });
  return {
    page,
    write: page.getByRole('button', { name: 'Write' }),
    takeAway: page.getByRole('button', { name: 'Take it away' }),
    copy: page.getByRole('button', { name: 'Copy the text' }),
  };
};

it('what was being written into a conversation that is gone can be copied', async () => {
  const { page, write, takeAway, copy } = await opened();
  await write.click();
  await takeAway.click();
  await expect.element(page.getByText('She limps again')).toBeVisible();
  await expect.element(copy).toBeVisible();
});

it('is not spoken of where nothing was', async () => {
  const { page, takeAway, copy } = await opened();
  await takeAway.click();
  await expect.element(page.getByText('This page does not exist')).toBeVisible();
  await expect.element(copy).not.toBeInTheDocument();
});
