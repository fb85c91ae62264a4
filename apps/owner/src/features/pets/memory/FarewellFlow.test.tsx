import '@zampa/i18n/english/pets';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it, vi } from 'vitest';
import { FarewellFlow } from './FarewellFlow.tsx';

async function renderFarewell(language: 'en' | 'it' = 'en') {
  const onClose = vi.fn<() => void>();
  const screen = await renderScreen(<FarewellFlow pet={luna} onClose={onClose} />, {
    app: 'owner',
    me: marta,
    language,
    answers: { 'POST /events': () => ({ id: ids.conversation, seq: 0 }) },
  });
  return { ...screen, onClose, dialog: screen.page.getByRole('dialog') };
}

describe('FarewellFlow', () => {
  it.each([
    { language: 'en', next: 'Continue', ends: /^Reminders, medicines/, save: 'Save farewell' },
    { language: 'it', next: 'Continua', ends: /^Promemoria, farmaci/, save: 'Salva l’addio' },
  ] as const)('says what will end before it saves ($language)', async (words) => {
    const { dialog, server } = await renderFarewell(words.language);
    await dialog.getByRole('button', { name: words.next }).click();
    await expect.element(dialog.getByText(words.ends)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: words.save })).toBeVisible();
    expect(server.sent('POST /events')).toEqual([]);
  });

  it('saves the day and the words as an entry of the family', async () => {
    const { dialog, server, onClose } = await renderFarewell();
    await dialog.getByLabelText('Date').fill('2026-11-02');
    await dialog.getByLabelText('A few words').fill('The best dog');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Save farewell' }).click();
    expect(onClose).toHaveBeenCalledOnce();
    await expect.poll(() => server.sent('POST /events')).toHaveLength(1);
    expect(server.sent('POST /events')[0]?.body).toMatchObject({
      type: 'DIARY',
      category: 'DEATH',
      payload: { pets: [ids.luna], message: 'The best dog', date: '2026-11-02' },
    });
  });

  it('keeps the words when the person goes back', async () => {
    const { dialog } = await renderFarewell();
    await dialog.getByLabelText('A few words').fill('The best dog');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect.element(dialog.getByLabelText('A few words')).toHaveValue('The best dog');
  });

  it('does not continue with a day before the birth', async () => {
    const { dialog } = await renderFarewell();
    await dialog.getByLabelText('Date').fill('2019-11-02');
    await expect.element(dialog.getByText('This is before the date of birth.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });
});
