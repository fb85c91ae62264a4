import { useTranslation } from '@zampa/i18n/use-translation';
import { FacilityDataForm } from '../FacilityDataForm.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

/** What the clinic says of itself, as a step. */
export function DataStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { id } = useFacility();
  return <FacilityDataForm facilityId={id} submit={t('onboarding:saveAndGoOn')} onSaved={onDone} />;
}
