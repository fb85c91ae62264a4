import { Suspense, useSyncExternalStore } from 'react';
import { isSignOutDialogOpen } from './sign-out-dialog-state.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: most sessions never sign out. */
const SignOutDialog = lazyPart(async () => (await import('./SignOutDialog.tsx')).SignOutDialog);

/** Renders the sign-out dialog outside of menus, because the menu that opened it may have closed. */
export function SignOutDialogHost() {
  const isOpen = useSyncExternalStore(isSignOutDialogOpen.subscribe, isSignOutDialogOpen.value);
  return (
    isOpen && (
      <Suspense>
        <SignOutDialog />
      </Suspense>
    )
  );
}
