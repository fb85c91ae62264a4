import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { deletePersonData } from './delete-person-data.ts';
import { deleteDraft, saveDraft } from './save-draft.ts';
import { openPersonDatabase } from './person-database.ts';

afterEach(() => deletePersonData('owner'));

it('saveDraft stores the latest value until deleteDraft', async () => {
  const database = await openPersonDatabase('owner', 'marta');
  void saveDraft(database, 'ask', { note: 'lim' });
  await saveDraft(database, 'ask', { note: 'limps' });
  await expect(database.get('drafts', 'ask')).resolves.toEqual({ note: 'limps' });
  await deleteDraft(database, 'ask');
  await expect(database.get('drafts', 'ask')).resolves.toBeUndefined();
});

// A browser discards uncommitted changes when the page is closed.
it.each([
  { what: 'save a draft', change: saveDraft },
  { what: 'delete a draft', change: deleteDraft },
])('saveDraft and deleteDraft commit synchronously: $what', async ({ change }) => {
  const database = await openPersonDatabase('owner', 'marta');
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  const changed = change(database, 'ask', 'limps');
  expect(commit).toHaveBeenCalledTimes(1);
  commit.mockRestore();
  await changed;
});
