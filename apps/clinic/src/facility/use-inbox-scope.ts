import { createAppStorage } from '@zampa/client/storage/app-storage';
import { INBOX_SCOPES, type InboxScope } from '@zampa/domain/inbox/inbox-scope';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { useSyncExternalStore } from 'react';
import { useFacility } from './FacilityProvider.tsx';

// App storage is cleared on sign-out.
const storage = createAppStorage('clinic');
const ENTRY = 'inbox-scope';
const listeners = new Set<() => void>();

/**
 * Returns the scope of the inbox on Home as chosen on this device, and its setter. By default, admins and clinical
 * staff see their own and unassigned items, others everyone's.
 */
export function useInboxScope(): readonly [InboxScope, (scope: InboxScope) => void] {
  const role = staffRoleOf(useFacility().idRole);
  const chosen = useSyncExternalStore(subscribe, readStoredScope);
  const defaultScope = role === 'admin' || role === 'clinical' ? 'MINE' : 'EVERYONE';
  return [INBOX_SCOPES.find((scope) => scope === chosen) ?? defaultScope, storeScope];
}

const readStoredScope = () => storage.read<string>(ENTRY);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storeScope(scope: InboxScope) {
  storage.write(ENTRY, scope);
  for (const listener of listeners) listener();
}
