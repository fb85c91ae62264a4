import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isSignOutAsked } from './sign-out-question.ts';

/** On most days nobody signs out. */
const SignOutDialog = lazy(async () => ({
  default: (await import('./SignOutDialog.tsx')).SignOutDialog,
}));

/** Is where somebody who wishes to sign out is asked first: a menu that they pressed may be gone by then. */
export function SignOutPlace() {
  const isAsked = useSyncExternalStore(isSignOutAsked.subscribe, isSignOutAsked.value);
  return (
    isAsked && (
      <Suspense>
        <SignOutDialog />
      </Suspense>
    )
  );
}
