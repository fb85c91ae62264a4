import { useMe } from '@zampa/client/session/use-me';
import { type FamilyChange, findFamilyChange } from '@zampa/domain/families/family-change';
import { Suspense, useState } from 'react';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: families change rarely. */
const RemovedFromFamilyDialog = lazyPart(
  async () => (await import('./RemovedFromFamilyDialog.tsx')).RemovedFromFamilyDialog,
);
const WelcomeToFamilyDialog = lazyPart(
  async () => (await import('./WelcomeToFamilyDialog.tsx')).WelcomeToFamilyDialog,
);

/** Opens a dialog when a family accepted the user, or when they are no longer a member of one. */
export function FamilyGate() {
  const me = useMe();
  const [previousMe, setPreviousMe] = useState(me);
  const [change, setChange] = useState<FamilyChange | null>(null);
  if (previousMe !== me) {
    setPreviousMe(me);
    setChange(findFamilyChange(previousMe, me) ?? change);
  }
  if (!change) return null;
  const Dialog = change.kind === 'JOINED' ? WelcomeToFamilyDialog : RemovedFromFamilyDialog;
  return (
    <Suspense>
      <Dialog key={change.familyId} familyId={change.familyId} onClose={() => setChange(null)} />
    </Suspense>
  );
}
