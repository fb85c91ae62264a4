import { Textarea } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './StepTitle.tsx';

const ADDRESS_MAX_LENGTH = 300;

/** Asks where a home visit goes: where the person lives, unless they say otherwise. */
export function WhereStep({ draft, lack, onChange }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <StepTitle
        title={t('conversations-new:where.title')}
        text={t('conversations-new:where.text')}
      />
      <Textarea
        label={t('conversations-new:where.label')}
        description={t('conversations-new:where.fromMyData')}
        rows={3}
        maxLength={ADDRESS_MAX_LENGTH}
        autoComplete="street-address"
        value={draft.address ?? ''}
        onChange={(event) => onChange({ address: event.currentTarget.value })}
        error={lack === 'address' && t('conversations-new:where.missing')}
      />
    </>
  );
}
