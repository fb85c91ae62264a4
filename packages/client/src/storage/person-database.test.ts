import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitingMessage } from '../conversations/outbox/outbox.test-data.ts';
import { outboxStore } from '../conversations/outbox/outbox-store.ts';
import { deletePersonData } from './delete-person-data.ts';
import { createInDatabase } from './in-database.ts';
import { openPersonDatabase } from './person-database.ts';

const databaseNames = async () => new Set((await indexedDB.databases()).map(({ name }) => name));

afterEach(async () => {
  await deletePersonData('owner');
  await deletePersonData('clinic');
});

describe('the database of a person', () => {
  it('keeps an unsent message with its photo for the next page', async () => {
    const photo = new Blob(['photo'], { type: 'image/png' });
    const withPhoto = { ...waitingMessage('1'), file: photo };
    const closed = await openPersonDatabase('owner', 'marta');
    await outboxStore(
      (task) => task(closed),
      () => {},
    ).save(withPhoto);
    closed.close();

    const store = outboxStore(
      createInDatabase('owner', 'marta', () => true),
      () => {},
    );
    expect(await store.all()).toEqual([withPhoto]);
  });

  it('is not visible to the next person in the same browser', async () => {
    await outboxStore(
      createInDatabase('owner', 'marta', () => true),
      () => {},
    ).save(waitingMessage('1'));
    expect(
      await outboxStore(
        createInDatabase('owner', 'luca', () => true),
        () => {},
      ).all(),
    ).toEqual([]);
  });

  it('is deleted although another tab has it open', async () => {
    const open = await openPersonDatabase('owner', 'marta');
    await deletePersonData('owner');
    expect(await databaseNames()).toEqual(new Set());
    expect(() => open.transaction('drafts')).toThrow(
      expect.objectContaining({ name: 'InvalidStateError' }),
    );
  });

  it('is deleted, except for the other app and for the user passed to deletePersonData', async () => {
    await Promise.all([
      openPersonDatabase('owner', 'marta'),
      openPersonDatabase('owner', 'luca'),
      openPersonDatabase('clinic', 'giulia'),
    ]);
    await deletePersonData('owner', 'luca');
    expect(await databaseNames()).toEqual(new Set(['zampa.clinic.giulia', 'zampa.owner.luca']));
  });
});

describe('drafts', () => {
  it('are stored by name', async () => {
    const open = await openPersonDatabase('owner', 'marta');
    await open.put('drafts', { note: 'limps' }, 'ask');
    await expect(open.get('drafts', 'ask')).resolves.toEqual({ note: 'limps' });
  });

  it('are deleted without an error when IndexedDB is missing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(deletePersonData('owner')).resolves.toBeUndefined();
    vi.unstubAllGlobals();
  });
});
