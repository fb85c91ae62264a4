import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isSignOutDialogOpen } from './sign-out-dialog-state.ts';

/** Lazy-loaded: most sessions never sign out. */
const SignOutDialog = lazy(async () => ({
  default: (await import('./SignOutDialog.tsx')).SignOutDialog,
}));

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
