import { lazy, Suspense } from 'react';

/** Only a clinic without clients sees it, so that no other one waits for its code. */
const FacilityCode = lazy(async () => ({
  default: (await import('../../features/facilities/FacilityCode.tsx')).FacilityCode,
}));

/** Shows the code of the facility with its QR code, where a list of clients is still empty. */
export function HowToJoin() {
  return (
    <Suspense>
      <FacilityCode />
    </Suspense>
  );
}
