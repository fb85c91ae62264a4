import { Suspense } from 'react';
import type { InviteSelectedProps } from './InviteSelected.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded, since the dialog is rarely needed. */
const InviteSelected = lazyPart(async () => (await import('./InviteSelected.tsx')).InviteSelected);

/** The dialog to invite clients of the list. */
export function InviteDialog(props: InviteSelectedProps) {
  return (
    <Suspense>
      <InviteSelected {...props} />
    </Suspense>
  );
}
