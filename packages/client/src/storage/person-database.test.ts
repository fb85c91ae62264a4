import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitingMessage } from '../conversations/outbox/outbox.test-data.ts';
import { outboxStore } from '../conversations/outbox/outbox-store.ts';
import { forgetPeople } from './forget-people.ts';
import { inDatabaseOf } from './in-database.ts';
import { openPersonDatabase } from './person-database.ts';

const namesLeft = async () => new Set((await indexedDB.databases()).map(({ name }) => name));

afterEach(async () => {
  await forgetPeople('owner');
  await forgetPeople('clinic');
});

describe('the database of a person', () => {
  it('gives a message back to the next page, with its photo', async () => {
    const photo = new Blob(['photo'], { type: 'image/png' });
    const withPhoto = { ...waitingMessage('1'), file: photo };
    const closed = await openPersonDatabase('owner', 'marta');
    await outboxStore(
      (task) => task(closed),
      () => {},
    ).put(withPhoto);
    closed.close();

    const store = outboxStore(
      inDatabaseOf('owner', 'marta', () => true),
      () => {},
    );
    expect(await store.all()).toEqual([withPhoto]);
  });

  it('is not seen by the next person in the same browser', async () => {
    await outboxStore(
      inDatabaseOf('owner', 'marta', () => true),
      () => {},
    ).put(waitingMessage('1'));
    expect(
      await outboxStore(
        inDatabaseOf('owner', 'luca', () => true),
        () => {},
      ).all(),
    ).toEqual([]);
  });

  it('is deleted although another tab has it open', async () => {
    const open = await openPersonDatabase('owner', 'marta');
    await forgetPeople('owner');
    expect(await namesLeft()).toEqual(new Set());
    expect(() => open.transaction('drafts')).toThrow(
      expect.objectContaining({ name: 'InvalidStateError' }),
    );
  });

  it('is deleted without touching the other app or the person who stays', async () => {
    await Promise.all([
      openPersonDatabase('owner', 'marta'),
      openPersonDatabase('owner', 'luca'),
      openPersonDatabase('clinic', 'giulia'),
    ]);
    await forgetPeople('owner', 'luca');
    expect(await namesLeft()).toEqual(new Set(['zampa.clinic.giulia', 'zampa.owner.luca']));
  });
});

describe('what people are writing', () => {
  it('is kept by its name', async () => {
    const open = await openPersonDatabase('owner', 'marta');
    await open.put('drafts', { note: 'limps' }, 'ask');
    await expect(open.get('drafts', 'ask')).resolves.toEqual({ note: 'limps' });
  });

  it('cannot be forgotten, nor has to be, where there are no databases', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(forgetPeople('owner')).resolves.toBeUndefined();
    vi.unstubAllGlobals();
  });
});
