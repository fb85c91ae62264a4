import { lazy, Suspense } from 'react';
import type { InviteSelectedProps } from './InviteSelected.tsx';

/** Lazy-loaded, since the dialog is rarely needed. */
const InviteSelected = lazy(async () => ({
  default: (await import('./InviteSelected.tsx')).InviteSelected,
}));

/** The dialog to invite clients of the list. */
export function InviteDialog(props: InviteSelectedProps) {
  return (
    <Suspense>
      <InviteSelected {...props} />
    </Suspense>
  );
}
