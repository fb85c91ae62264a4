import { useTranslation } from '@zampa/i18n/use-translation';
import { WorkingHoursForm } from '../../../../../features/timetables/WorkingHoursForm.tsx';
import { proposeOtherTime } from '../../../../-parts/propose-other-time.tsx';

export function HoursStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <WorkingHoursForm
      submit={t('onboarding:saveAndGoOn')}
      onSaved={onDone}
      renderProposal={proposeOtherTime}
    />
  );
}
