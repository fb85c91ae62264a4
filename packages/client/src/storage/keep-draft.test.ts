import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetPeople } from './forget-people.ts';
import { forgetDraft, keepDraft } from './keep-draft.ts';
import { openPersonDatabase } from './person-database.ts';

afterEach(() => forgetPeople('owner'));

it('keeps what is written, as it was last', async () => {
  const database = await openPersonDatabase('owner', 'marta');
  void keepDraft(database, 'ask', { note: 'lim' });
  await keepDraft(database, 'ask', { note: 'limps' });
  await expect(database.get('drafts', 'ask')).resolves.toEqual({ note: 'limps' });
  await forgetDraft(database, 'ask');
  await expect(database.get('drafts', 'ask')).resolves.toBeUndefined();
});

// A browser gives up what is not committed when the page is left.
it.each([
  { what: 'what is written', change: keepDraft },
  { what: 'that it is thrown away', change: forgetDraft },
])('commits $what before anything else happens', async ({ change }) => {
  const database = await openPersonDatabase('owner', 'marta');
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  const changed = change(database, 'ask', 'limps');
  expect(commit).toHaveBeenCalledTimes(1);
  commit.mockRestore();
  await changed;
});
