import { useTranslation } from '@zampa/i18n/use-translation';
import { WorkingHoursForm } from '../../../../../features/timetables/WorkingHoursForm.tsx';
import { proposeOtherTime } from '../../../../-parts/propose-other-time.tsx';

/** Shows the onboarding step for the clinic's weekly hours. */
export function HoursStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <WorkingHoursForm
      submit={t('facilities:onboarding.saveAndGoOn')}
      onSaved={onDone}
      renderProposal={proposeOtherTime}
    />
  );
}
