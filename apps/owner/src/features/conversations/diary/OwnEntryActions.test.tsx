import '@zampa/i18n/english/diary';
import type { DiaryEntry } from '@zampa/contract/conversations/conversation';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { conversation, ids, luna, marta } from '@zampa/shared-screens/rendered/samples.test-data';
import { describe, expect, it } from 'vitest';
import { OwnEntryActions } from './OwnEntryActions.tsx';

const entry = {
  ...conversation,
  type: 'DIARY',
  category: 'DIARY_GENERIC',
  user: { id: ids.marta, firstName: 'Marta', lastName: 'Bianchi', image: null, isVet: false },
  file: null,
  payload: {
    ...conversation.payload,
    message: 'A fit at three',
    date: '2026-11-02',
    weight: null,
  },
} as unknown as DiaryEntry;

const farewell: DiaryEntry = {
  ...entry,
  category: 'DEATH',
  pets: [{ ...luna, deceasedOn: '2026-11-02' }],
};

const renderEntry = (shown: DiaryEntry) =>
  renderScreen(<OwnEntryActions entry={shown} />, {
    app: 'owner',
    me: marta,
    answers: { 'PATCH /events': () => conversation, 'DELETE /events': () => undefined },
  });

describe('OwnEntryActions', () => {
  it('saves a corrected entry, but not an empty one', async () => {
    const { page, server } = await renderEntry(entry);
    await page.getByRole('button', { name: 'Edit' }).click();
    const text = page.getByRole('textbox', { name: 'What happened?' });
    await text.fill(' ');
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await text.fill('A fit at four');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(text).not.toBeInTheDocument();
    expect(server.sent('PATCH /events').map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ payload: { message: 'A fit at four' } }, `"${entry.dateUpdated}"`],
    ]);
  });

  it('deletes the entry after a confirmation that names the clinic it was shared with', async () => {
    const { page, server, path } = await renderEntry(entry);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect
      .element(page.getByText(/will be deleted for the whole family and Clinica San Luca\./))
      .toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(path).toBe('/workspace/diary');
    expect(server.sent('DELETE /events').map(({ query }) => query)).toEqual([{ id: entry.id }]);
  });

  it('changes the date, but not to one before the birth of the pet', async () => {
    const { page, server } = await renderEntry({ ...entry, pets: [luna] });
    await page.getByRole('button', { name: 'Edit' }).click();
    const date = page.getByLabelText('Date');
    await expect.element(date).toHaveValue('2026-11-02');
    await date.fill('2020-05-03');
    await expect.element(page.getByText('This is before the date of birth.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await date.fill('2025-07-01');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(date).not.toBeInTheDocument();
    expect(server.sent('PATCH /events').map(({ body }) => body)).toEqual([
      { payload: { message: 'A fit at three', date: '2025-07-01' } },
    ]);
  });

  it.each([
    { keeps: false, query: { id: entry.id, restorePets: 'true' } },
    { keeps: true, query: { id: entry.id } },
  ])('offers to remove the date of death with a farewell (keeps it: $keeps)', async (choice) => {
    const { page, server, path } = await renderEntry(farewell);
    await page.getByRole('button', { name: 'Delete' }).click();
    const restore = page.getByRole('checkbox', { name: 'Also remove the date of death of Luna' });
    await expect.element(restore).toBeChecked();
    if (choice.keeps) await restore.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(path).toBe('/workspace/diary');
    expect(server.sent('DELETE /events').map(({ query }) => query)).toEqual([choice.query]);
  });

  it('renders nothing for an entry about a weight', async () => {
    const { page } = await renderEntry({ ...entry, category: 'WEIGHT_MONITORING' });
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  it("renders nothing for another author's entry", async () => {
    const { page } = await renderEntry({ ...entry, user: null });
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});
