import '@zampa/i18n/english/facilities';
import '@zampa/i18n/english/facility-data';
import { FacilityDataForm } from '../../features/facilities/FacilityDataForm.tsx';
import { useFacility } from '../FacilityProvider.tsx';
import { AdminsOnly } from './AdminsOnly.tsx';

export function FacilityDataPage() {
  const { id } = useFacility();
  return (
    <AdminsOnly>
      <FacilityDataForm key={id} facilityId={id} />
    </AdminsOnly>
  );
}
