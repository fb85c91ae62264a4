import { expect, it } from 'vitest';
import { renderScreen } from '../rendered/render-screen.test-data.tsx';
import { conversation, ids, marta } from '../rendered/samples.test-data.ts';
import { MessageRow } from './MessageRow.tsx';

const TEXT = 'Chiami lo 06 1234567 o scriva a studio@example.org, (https://example.org/x_(y)).';
const at = '2026-11-20T09:00:00.000Z';

const message = (text: string) => (
  <MessageRow
    event={{
      id: '00000000-0000-7000-8000-0000000000d1',
      parent_id: ids.conversation,
      seq: 1,
      type: 'CHAT',
      category: 'NONE',
      clientId: null,
      payload: { message: text, userId: ids.vera },
      file: null,
      user: null,
      dateCreated: at,
      dateUpdated: at,
    }}
    viewerId={marta.id}
    startsRun
    isRead={false}
    status={conversation.payload.status}
    timezone="Europe/Rome"
    onOpen={() => {}}
  />
);

it.each(['owner', 'clinic'] as const)(
  'MessageRow links addresses and numbers in the %s app',
  async (app) => {
    const { page } = await renderScreen(message(TEXT), { app, me: marta });
    const web = page.getByRole('link', { name: 'https://example.org/x_(y)', exact: true });
    await expect.element(web).toHaveAttribute('href', 'https://example.org/x_(y)');
    await expect.element(web).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(web).toHaveAttribute('target', '_blank');
    const phone = page.getByRole('link', { name: '06 1234567', exact: true });
    await expect.element(phone).toHaveAttribute('href', 'tel:061234567');
    const email = page.getByRole('link', { name: 'studio@example.org', exact: true });
    await expect.element(email).toHaveAttribute('href', 'mailto:studio@example.org');
    await expect.element(page.getByText(TEXT)).toBeVisible();
  },
);

it('MessageRow shows a text without links unchanged', async () => {
  const { page } = await renderScreen(message('<b>Grazie</b> javascript:alert(1)'), {
    app: 'owner',
    me: marta,
  });
  await expect.element(page.getByText('<b>Grazie</b> javascript:alert(1)')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});
