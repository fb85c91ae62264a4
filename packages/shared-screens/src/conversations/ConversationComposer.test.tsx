import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { conversation, ids, marta } from '../rendered/samples.test-data.ts';
import { ConversationComposer } from './ConversationComposer.tsx';

it('ConversationComposer offers to call the clinic when it has blocked the family', async () => {
  const facility = { ...conversation.facility, phone: '+390612345678' };
  const vetFacilities = marta.vetFacilities.map((clinic) => ({
    ...clinic,
    status: 'DISABLED_BY_VET' as const,
  }));
  const { page } = await renderScreen(
    <ConversationComposer conversation={{ ...conversation, facility }} />,
    { app: 'owner', me: { ...marta, vetFacilities } },
  );
  const call = page.getByRole('link', { name: 'Call Clinica San Luca' });
  await expect.element(call).toHaveAttribute('href', 'tel:+390612345678');
  await expect.element(page.getByRole('textbox')).toBeDisabled();
});

it("ConversationComposer is disabled for a blocked family even if the owner's other family may write", async () => {
  const vetFacilities = marta.vetFacilities.flatMap((clinic) => [
    { ...clinic, FamilyId: ids.otherClient },
    { ...clinic, status: 'DISABLED_BY_VET' as const },
  ]);
  const { page } = await renderScreen(<ConversationComposer conversation={conversation} />, {
    app: 'owner',
    me: { ...marta, vetFacilities },
  });
  await expect.element(page.getByRole('textbox')).toBeDisabled();
});

function EndingConversation() {
  const [status, setStatus] = useState<'OPEN' | 'CLOSED'>('OPEN');
  const payload = { ...conversation.payload, status };
  return (
    <>
      <button type="button" onClick={() => setStatus('CLOSED')}>
        It ends
      </button>
      <ConversationComposer conversation={{ ...conversation, payload }} />
    </>
  );
}

it('ConversationComposer explains above the draft why it cannot be sent once the conversation has ended', async () => {
  const { page } = await renderScreen(<EndingConversation />, { app: 'owner', me: marta });
  await page.getByRole('textbox').fill('She is better');
  await page.getByRole('button', { name: 'It ends' }).click();
  await expect.element(page.getByRole('textbox')).toHaveValue('She is better');
  await expect.element(page.getByRole('status')).toBeVisible();
});

it('ConversationComposer reduces a chosen photo before it is sent', async () => {
  const { page } = await renderScreen(<ConversationComposer conversation={conversation} />, {
    app: 'owner',
    me: marta,
  });
  const canvas = new OffscreenCanvas(5712, 4284);
  canvas.getContext('2d')?.fillRect(0, 0, 5712, 4284);
  const content = await canvas.convertToBlob({ type: 'image/jpeg' });
  const files = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!files) throw new Error('no field for files');
  await userEvent.upload(files, new File([content], 'IMG_1.jpg', { type: 'image/jpeg' }));
  const preview = page.getByRole('img');
  await expect
    .poll(() => {
      const image = preview.query();
      return image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : null;
    })
    .toEqual([2560, 1920]);
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled();
});

it('ConversationComposer does not send a message that has only invisible characters', async () => {
  const { page } = await renderScreen(<ConversationComposer conversation={conversation} />, {
    app: 'owner',
    me: marta,
  });
  const send = page.getByRole('button', { name: 'Send' });
  await page.getByRole('textbox').fill('\u200B\u2800\u00AD');
  await expect.element(send).toBeDisabled();
  await page.getByRole('textbox').fill('👨‍👩‍👧');
  await expect.element(send).toBeEnabled();
});
