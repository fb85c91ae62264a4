import { expect, it, onTestFinished, vi } from 'vitest';
import { createAppStorage } from '../storage/app-storage.ts';
import { memoryStorage } from '../storage/memory-storage.test-data.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import type { ClientSession } from './session.ts';
import { SESSION_ENTRY, type SessionTokens, type StoredSession } from './tokens.ts';

const marta: StoredSession = { id: 'of marta', email: 'marta@zampa.example', refreshToken: 'r' };
const paolo: StoredSession = { id: 'of paolo', email: 'paolo@zampa.example', refreshToken: 'p' };

/** A tab that shows Marta, beside others in which this happens. */
function tab() {
  const browser = new EventTarget();
  vi.stubGlobal('window', browser);
  onTestFinished(() => void vi.unstubAllGlobals());
  const storage = createAppStorage('owner', memoryStorage());
  storage.write(SESSION_ENTRY, marta);
  const done: string[] = [];
  const tokens: Pick<SessionTokens, 'stored' | 'drop'> = {
    stored: () => storage.read<StoredSession>(SESSION_ENTRY),
    drop: () => void done.push('tokens dropped'),
  };
  const session: Pick<ClientSession, 'ended'> = { ended: () => void done.push('ended') };
  const stop = followOtherTabs(session as ClientSession, tokens as SessionTokens, storage, () =>
    done.push('reloaded'),
  );
  /** Another tab has written or removed what is kept under a key; null is the whole storage. */
  const changed = (key: string | null, oldValue: StoredSession | null) => {
    const event = { key, oldValue: oldValue && JSON.stringify(oldValue) };
    browser.dispatchEvent(Object.assign(new Event('storage'), event));
  };
  const entry = storage.key(SESSION_ENTRY);
  return { storage, done, stop, changed, entry };
}

it('signed out in another tab is signed out here', () => {
  const { storage, done, changed, entry } = tab();
  storage.remove(SESSION_ENTRY);
  changed(entry, marta);
  expect(done).toEqual(['tokens dropped', 'ended']);
});

it('a cleared storage is signed out as well', () => {
  const { storage, done, changed } = tab();
  storage.clear();
  changed(null, null);
  expect(done).toEqual(['tokens dropped', 'ended']);
});

it('a page of one person starts anew when another one has signed in', () => {
  const { storage, done, changed, entry } = tab();
  storage.write(SESSION_ENTRY, paolo);
  changed(entry, marta);
  expect(done).toEqual(['reloaded']);
});

it('starts anew when somebody has signed in where nobody was', () => {
  const { done, changed, entry } = tab();
  changed(entry, null);
  expect(done).toEqual(['reloaded']);
});

it('goes on when only the token of the same session was renewed', () => {
  const { storage, done, changed, entry } = tab();
  storage.write(SESSION_ENTRY, { ...marta, refreshToken: 'r2' });
  changed(entry, marta);
  expect(done).toEqual([]);
});

it('what other apps and parts keep is no matter', () => {
  const { storage, done, changed } = tab();
  storage.clear();
  changed('zampa.clinic.session', marta);
  changed(storage.key('sign-up'), marta);
  expect(done).toEqual([]);
});

it('follows nobody any more once it is stopped', () => {
  const { storage, done, stop, changed, entry } = tab();
  stop();
  storage.clear();
  changed(entry, marta);
  expect(done).toEqual([]);
});

it('starts anew by loading the page again', () => {
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
