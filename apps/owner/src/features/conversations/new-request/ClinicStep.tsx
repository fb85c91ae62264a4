import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { RadioCards } from './RadioCards.tsx';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './StepTitle.tsx';

/** Asks which of several clinics is asked. */
export function ClinicStep({ draft, lack, clinics, onChange }: StepProps) {
  const { t } = useTranslation();
  const items = clinics.map(({ id, name, city }) => ({
    value: id,
    label: name,
    description: city,
  }));
  return (
    <>
      <StepTitle
        title={t('conversations-new:clinic.title')}
        text={t('conversations-new:clinic.text')}
      />
      <RadioCards
        label={t('conversations-new:check.clinic')}
        items={items}
        value={draft.facilityId}
        onChange={(facilityId) => onChange({ facilityId, services: [], followUpOf: null })}
      />
      <ErrorLine>{lack === 'clinic' && t('conversations-new:missing.clinic')}</ErrorLine>
    </>
  );
}
