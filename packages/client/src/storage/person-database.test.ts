import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OutboxMessage } from '../conversations/outbox/outbox-message.ts';
import { outboxStore } from '../conversations/outbox/outbox-store.ts';
import { forgetPeople } from './forget-people.ts';
import { inDatabaseOf } from './in-database.ts';
import { openPersonDatabase } from './person-database.ts';

const message = (clientId: string): OutboxMessage => ({
  clientId,
  conversationId: 'c',
  message: 'Hello',
  file: new Blob(['photo'], { type: 'image/png' }),
  dateCreated: '2026-11-20T10:00:00Z',
  state: 'waiting',
  code: null,
});

const namesLeft = async () => new Set((await indexedDB.databases()).map(({ name }) => name));

afterEach(async () => {
  await forgetPeople('owner');
  await forgetPeople('clinic');
});

describe('the database of a person', () => {
  it('gives a message back to the next page, with its photo', async () => {
    const closed = await openPersonDatabase('owner', 'marta');
    await outboxStore(
      (task) => task(closed),
      () => {},
    ).put(message('1'));
    closed.close();

    const store = outboxStore(
      inDatabaseOf('owner', 'marta', () => true),
      () => {},
    );
    expect(await store.all()).toEqual([message('1')]);
  });

  it('is not seen by the next person in the same browser', async () => {
    await outboxStore(
      inDatabaseOf('owner', 'marta', () => true),
      () => {},
    ).put(message('1'));
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
