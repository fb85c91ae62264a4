import { useTranslation } from '@zampa/i18n/use-translation';
import { FacilityDataForm } from '../FacilityDataForm.tsx';

/** Asks what the clinic says of itself, as a step. */
export function DataStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  return <FacilityDataForm submit={t('facilities-onboarding:saveAndGoOn')} onSaved={onDone} />;
}
