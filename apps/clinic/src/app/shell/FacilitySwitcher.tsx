import type { StaffFacility } from '@zampa/contract/my-data/user';
import { lazy, Suspense, useState } from 'react';
import { FacilityButton } from './FacilityButton.tsx';

const FacilityMenu = lazy(async () => ({ default: (await import('./FacilityMenu.tsx')).FacilityMenu }));

/** Which facility this is. The menu arrives after the first screen; pressed before, the button opens it then. */
export function FacilitySwitcher({ facility }: { facility: StaffFacility }) {
  const [pressed, setPressed] = useState(false);
  const button = (
    <FacilityButton facility={facility} aria-haspopup="menu" onClick={() => setPressed(true)} />
  );
  return (
    <Suspense fallback={button}>
      <FacilityMenu facility={facility} defaultOpened={pressed} />
    </Suspense>
  );
}
