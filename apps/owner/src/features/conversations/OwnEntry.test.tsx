import '@zampa/i18n/english/diary';
import type { DiaryEntry } from '@zampa/contract/conversations/conversation';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { conversation, ids, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { OwnEntry } from './OwnEntry.tsx';

const entry = {
  ...conversation,
  type: 'DIARY',
  category: 'DIARY_GENERIC',
  user: { id: ids.marta, firstName: 'Marta', lastName: 'Bianchi', image: null, isVet: false },
  file: null,
  payload: { ...conversation.payload, message: 'A fit at three' },
} as unknown as DiaryEntry;

const opened = (shown: DiaryEntry) =>
  renderScreen(<OwnEntry entry={shown} />, {
    app: 'owner',
    me: marta,
    answers: { 'PATCH /events': () => conversation, 'DELETE /events': () => undefined },
  });

describe('what somebody has written into the diary', () => {
  it('is corrected, and not left without a word', async () => {
    const { page, server } = await opened(entry);
    await page.getByRole('button', { name: 'Correct' }).click();
    const text = page.getByRole('textbox', { name: 'What happened' });
    await text.fill(' ');
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await text.fill('A fit at four');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(text).not.toBeInTheDocument();
    expect(server.sent('PATCH /events').map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ payload: { message: 'A fit at four' } }, `"${entry.dateUpdated}"`],
    ]);
  });

  it('is taken back after a question that says who else reads it no more', async () => {
    const { page, server, path } = await opened(entry);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.element(page.getByText(/and for Clinica San Luca/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await expect.poll(path).toBe('/workspace/chat');
    expect(server.sent('DELETE /events').map(({ query }) => query)).toEqual([{ id: entry.id }]);
  });

  it('is nobody else’s to change', async () => {
    const { page } = await opened({ ...entry, user: null });
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});
