import '@zampa/i18n/english/conversations-emergency';
import { redFlagsFor } from '@zampa/domain/conversations/red-flags';
import { CheckboxList } from '@zampa/ui/choice/CheckboxList.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { StepProps } from './step-props.ts';
import { withSigns } from './steps.ts';
import { StepTitle } from './StepTitle.tsx';

/** Asks about the few signs that must not wait for an answer, before anything is written. */
export function SignsStep({ draft, pets, onChange }: StepProps) {
  const { t } = useTranslation();
  const flags = redFlagsFor(pets.filter(({ id }) => draft.pets.includes(id)));
  return (
    <>
      <StepTitle
        title={t('conversations-new:signs.title')}
        text={t('conversations-new:signs.text')}
      />
      <CheckboxList
        label={t('conversations-new:signs.label')}
        items={flags.map((flag) => ({
          value: flag,
          label: t(`conversations-emergency:signs.${flag}`),
        }))}
        value={draft.redFlags ?? []}
        onChange={(redFlags) => onChange(withSigns(redFlags))}
      />
    </>
  );
}
