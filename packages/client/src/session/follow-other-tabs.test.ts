import { expect, it, onTestFinished, vi } from 'vitest';
import { createAppStorage } from '../storage/app-storage.ts';
import { memoryStorage } from '../storage/memory-storage.test-data.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import type { ClientSession } from './session.ts';
import { SESSION_ENTRY, type SessionTokens, type StoredSession } from './tokens.ts';

const marta: StoredSession = { id: 'of marta', email: 'marta@zampa.example' };
const paolo: StoredSession = { id: 'of paolo', email: 'paolo@zampa.example' };

/** A tab signed in as Marta, with a way to simulate other tabs. */
function openTab() {
  const browser = new EventTarget();
  vi.stubGlobal('window', browser);
  onTestFinished(() => void vi.unstubAllGlobals());
  const storage = createAppStorage('owner', memoryStorage());
  storage.write(SESSION_ENTRY, marta);
  const calls: string[] = [];
  const tokens: Pick<SessionTokens, 'stored' | 'drop'> = {
    stored: () => storage.read<StoredSession>(SESSION_ENTRY),
    drop: () => void calls.push('tokens dropped'),
  };
  const session: Pick<ClientSession, 'ended'> = { ended: () => void calls.push('ended') };
  const stop = followOtherTabs(session as ClientSession, tokens as SessionTokens, storage, () =>
    calls.push('reloaded'),
  );
  /** Simulates that another tab wrote or removed a key; null means that the whole storage was cleared. */
  const emitStorage = (key: string | null, oldValue: StoredSession | null) => {
    const event = { key, oldValue: oldValue && JSON.stringify(oldValue) };
    browser.dispatchEvent(Object.assign(new Event('storage'), event));
  };
  const entry = storage.key(SESSION_ENTRY);
  return { storage, calls, stop, emitStorage, entry };
}

it('followOtherTabs signs out when another tab signs out', () => {
  const { storage, calls, emitStorage, entry } = openTab();
  storage.remove(SESSION_ENTRY);
  emitStorage(entry, marta);
  expect(calls).toEqual(['tokens dropped', 'ended']);
});

it('followOtherTabs signs out when the storage is cleared', () => {
  const { storage, calls, emitStorage } = openTab();
  storage.clear();
  emitStorage(null, null);
  expect(calls).toEqual(['tokens dropped', 'ended']);
});

it('followOtherTabs reloads when another person signs in in another tab', () => {
  const { storage, calls, emitStorage, entry } = openTab();
  storage.write(SESSION_ENTRY, paolo);
  emitStorage(entry, marta);
  expect(calls).toEqual(['reloaded']);
});

it('followOtherTabs reloads when a person signs in in another tab after a sign-out', () => {
  const { calls, emitStorage, entry } = openTab();
  emitStorage(entry, null);
  expect(calls).toEqual(['reloaded']);
});

it('followOtherTabs continues when the token of an earlier version was exchanged for a cookie', () => {
  const { storage, calls, emitStorage, entry } = openTab();
  storage.write(SESSION_ENTRY, marta);
  emitStorage(entry, { ...marta, refreshToken: 'r' });
  expect(calls).toEqual([]);
});

it('followOtherTabs ignores other apps and other keys', () => {
  const { storage, calls, emitStorage } = openTab();
  storage.clear();
  emitStorage('zampa.clinic.session', marta);
  emitStorage(storage.key('sign-up'), marta);
  expect(calls).toEqual([]);
});

it('followOtherTabs does nothing after it is stopped', () => {
  const { storage, calls, stop, emitStorage, entry } = openTab();
  stop();
  storage.clear();
  emitStorage(entry, marta);
  expect(calls).toEqual([]);
});

it('followOtherTabs reloads the page by default', () => {
  const reload = vi.fn<() => void>();
  const browser = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal('window', browser);
  onTestFinished(() => void vi.unstubAllGlobals());
  const storage = createAppStorage('owner', memoryStorage());
  const tokens = { stored: () => paolo } as unknown as SessionTokens;
  onTestFinished(followOtherTabs({} as ClientSession, tokens, storage));
  const event = { key: storage.key(SESSION_ENTRY), oldValue: JSON.stringify(marta) };
  browser.dispatchEvent(Object.assign(new Event('storage'), event));
  expect(reload).toHaveBeenCalledOnce();
});
