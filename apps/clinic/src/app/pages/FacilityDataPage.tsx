import '@zampa/i18n/english/facilities';
import '@zampa/i18n/english/facility-data';
import { FacilityDataForm } from '../../features/facilities/FacilityDataForm.tsx';
import { FacilityFacts } from '../../features/facilities/FacilityFacts.tsx';
import { useFacility } from '../FacilityProvider.tsx';
import { useIsAdmin } from '../use-is-admin.ts';

/** What the clinic says of itself: everybody of its staff reads it, its admins change it. */
export function FacilityDataPage() {
  const { id } = useFacility();
  return useIsAdmin() ? (
    <FacilityDataForm key={id} facilityId={id} />
  ) : (
    <FacilityFacts key={id} facilityId={id} />
  );
}
