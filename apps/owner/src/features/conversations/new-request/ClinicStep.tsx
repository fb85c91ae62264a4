import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { RadioCards } from './RadioCards.tsx';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './StepTitle.tsx';

/** Step to choose one of several clinics. */
export function ClinicStep({ draft, missingField, clinics, onChange }: StepProps) {
  const { t } = useTranslation();
  const items = clinics.map(({ id, name, city }) => ({
    value: id,
    label: name,
    description: city,
  }));
  return (
    <>
      <StepTitle
        title={t('conversations:newRequest.clinic.title')}
        text={t('conversations:newRequest.clinic.text')}
      />
      <RadioCards
        label={t('conversations:newRequest.check.clinic')}
        items={items}
        value={draft.facilityId}
        onChange={(facilityId) => onChange({ facilityId, services: [], followUpOf: null })}
      />
      <ErrorLine>
        {missingField === 'clinic' && t('conversations:newRequest.missing.clinic')}
      </ErrorLine>
    </>
  );
}
