import type { AppStorage } from '../storage/app-storage.ts';
import type { ClientSession } from './session.ts';
import { SESSION_ENTRY, type SessionTokens, type StoredSession } from './tokens.ts';

/**
 * Keeps this tab in step with the others: signed out there is signed out here, and a page that shows one person
 * starts anew when another one has signed in. Returns how to stop.
 */
export function followOtherTabs(
  session: ClientSession,
  tokens: SessionTokens,
  storage: AppStorage,
  reload = () => window.location.reload(),
): () => void {
  const follow = ({ key, oldValue }: StorageEvent) => {
    // A cleared storage has no key.
    if (key !== null && key !== storage.key(SESSION_ENTRY)) return;
    const now = tokens.stored();
    if (!now) {
      tokens.drop();
      session.ended();
    } else if (idIn(oldValue) !== now.id) reload();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function idIn(value: string | null): string | null {
  return value === null ? null : (JSON.parse(value) as StoredSession).id;
}
