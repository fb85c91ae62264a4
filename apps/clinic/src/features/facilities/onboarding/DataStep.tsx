import { useTranslation } from '@zampa/i18n/use-translation';
import { FacilityDataForm } from '../FacilityDataForm.tsx';

/** Shows the onboarding step for the data of the clinic. */
export function DataStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  return <FacilityDataForm submit={t('facilities:onboarding.saveAndGoOn')} onSaved={onDone} />;
}
