import type { AppStorage } from '../storage/app-storage.ts';
import type { ClientSession } from './session.ts';
import { SESSION_ENTRY, type SessionTokens, type StoredSession } from './tokens.ts';

/**
 * Follows changes of the session in other tabs: signs out with them, and reloads when another person signs in.
 * Returns a function that stops it.
 */
export function followOtherTabs(
  session: ClientSession,
  tokens: SessionTokens,
  storage: AppStorage,
  reload = () => window.location.reload(),
): () => void {
  const onStorage = ({ key, oldValue }: StorageEvent) => {
    // The event of a cleared storage has no key.
    if (key !== null && key !== storage.key(SESSION_ENTRY)) return;
    const current = tokens.stored();
    if (!current) {
      tokens.drop();
      session.ended();
    } else if (parseSessionId(oldValue) !== current.id) reload();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function parseSessionId(value: string | null): string | null {
  return value === null ? null : (JSON.parse(value) as StoredSession).id;
}
