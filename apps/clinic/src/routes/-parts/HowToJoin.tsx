import { lazy, Suspense } from 'react';

/** Lazy-loaded, because only clinics without clients show it. */
const FacilityCode = lazy(async () => ({
  default: (await import('../../features/facilities/FacilityCode.tsx')).FacilityCode,
}));

/** Shows the code of the facility with its QR code, in place of an empty list. */
export function HowToJoin() {
  return (
    <Suspense>
      <FacilityCode />
    </Suspense>
  );
}
