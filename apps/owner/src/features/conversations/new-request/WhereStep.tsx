import { Textarea } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './StepTitle.tsx';

const ADDRESS_MAX_LENGTH = 300;

/** Step for the address of a home visit, prefilled with the user's address. */
export function WhereStep({ draft, missingField, onChange }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <StepTitle
        title={t('conversations:newRequest.where.title')}
        text={t('conversations:newRequest.where.text')}
      />
      <Textarea
        label={t('conversations:newRequest.where.label')}
        description={t('conversations:newRequest.where.fromMyData')}
        rows={3}
        maxLength={ADDRESS_MAX_LENGTH}
        autoComplete="street-address"
        value={draft.address ?? ''}
        onChange={(event) => onChange({ address: event.currentTarget.value })}
        error={missingField === 'address' && t('conversations:newRequest.where.missing')}
      />
    </>
  );
}
