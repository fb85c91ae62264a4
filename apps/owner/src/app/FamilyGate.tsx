import { useMe } from '@zampa/client/session/use-me';
import { lazy, Suspense, useState } from 'react';

/** Few are taken out of a family while they look at it. */
const LeftFamily = lazy(async () => ({ default: (await import('./LeftFamily.tsx')).LeftFamily }));

/** Tells who is not in a family any more why what was open is gone. */
export function FamilyGate() {
  const { families } = useMe();
  const [known, setKnown] = useState(families);
  const [left, setLeft] = useState<string | null>(null);
  if (known !== families) {
    setKnown(families);
    const gone = known.find(({ id }) => families.every((family) => family.id !== id));
    if (gone) setLeft(gone.id);
  }
  return (
    left && (
      <Suspense>
        <LeftFamily key={left} familyId={left} onClose={() => setLeft(null)} />
      </Suspense>
    )
  );
}
