import '@zampa/i18n/english/facilities';
import '@zampa/i18n/english/facility-data';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FacilityDataForm } from '../../../features/facilities/FacilityDataForm.tsx';
import { useFacility } from '../../FacilityProvider.tsx';

export function DataStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { id } = useFacility();
  return (
    <FacilityDataForm
      key={id}
      facilityId={id}
      submit={t('onboarding:saveAndGoOn')}
      onSaved={onDone}
    />
  );
}
