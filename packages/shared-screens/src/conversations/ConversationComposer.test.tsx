import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { conversation, ids, marta } from '../rendered/samples.test-data.ts';
import { ConversationComposer } from './ConversationComposer.tsx';

it('leads to the telephone where the clinic has shut somebody out', async () => {
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

it('is closed for the family that is shut out, though another of theirs may write to the clinic', async () => {
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

function Ending() {
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

it('says above what was written why it cannot be sent, once the conversation has ended', async () => {
  const { page } = await renderScreen(<Ending />, { app: 'owner', me: marta });
  await page.getByRole('textbox').fill('She is better');
  await page.getByRole('button', { name: 'It ends' }).click();
  await expect.element(page.getByRole('textbox')).toHaveValue('She is better');
  await expect.element(page.getByRole('status')).toBeVisible();
});
