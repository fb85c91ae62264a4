import { Suspense } from 'react';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded, because only clinics without clients show it. */
const FacilityCode = lazyPart(
  async () => (await import('../../features/facilities/FacilityCode.tsx')).FacilityCode,
);

/** Shows the code of the facility with its QR code, in place of an empty list. */
export function HowToJoin() {
  return (
    <Suspense>
      <FacilityCode />
    </Suspense>
  );
}
