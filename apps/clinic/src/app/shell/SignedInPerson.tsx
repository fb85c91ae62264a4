import { lazy, Suspense, useState } from 'react';
import { PersonButton } from './PersonButton.tsx';

const PersonMenu = lazy(async () => ({ default: (await import('./PersonMenu.tsx')).PersonMenu }));

/** Who is signed in. The menu arrives after the first screen; pressed before, the button opens it then. */
export function SignedInPerson() {
  const [pressed, setPressed] = useState(false);
  return (
    <Suspense fallback={<PersonButton aria-haspopup="menu" onClick={() => setPressed(true)} />}>
      <PersonMenu defaultOpened={pressed} />
    </Suspense>
  );
}
