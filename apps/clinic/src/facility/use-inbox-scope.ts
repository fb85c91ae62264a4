import { createAppStorage } from '@zampa/client/storage/app-storage';
import { INBOX_SCOPES, type InboxScope } from '@zampa/domain/inbox/inbox-scope';
import { staffStanding } from '@zampa/domain/people/roles';
import { useSyncExternalStore } from 'react';
import { useFacility } from './FacilityProvider.tsx';

// Among what the app keeps of a person, so that signing out removes it too.
const storage = createAppStorage('clinic');
const ENTRY = 'inbox-scope';
const listeners = new Set<() => void>();

/**
 * Returns whose things Home and its number are of, as chosen on this device, and how to choose. Those who treat begin
 * with their own and nobody's; the desk watches over everyone's, and a consultant knows of nothing else.
 */
export function useInboxScope(): readonly [InboxScope, (scope: InboxScope) => void] {
  const standing = staffStanding(useFacility().idRole);
  const chosen = useSyncExternalStore(listen, read);
  const usual = standing === 'admin' || standing === 'clinical' ? 'MINE' : 'EVERYONE';
  return [INBOX_SCOPES.find((scope) => scope === chosen) ?? usual, choose];
}

const read = () => storage.read<string>(ENTRY);

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(scope: InboxScope) {
  storage.write(ENTRY, scope);
  for (const listener of listeners) listener();
}
