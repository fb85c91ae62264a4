import '@zampa/i18n/english/conversations-emergency';
import { redFlagsFor } from '@zampa/domain/conversations/red-flags';
import { CheckboxList } from '@zampa/ui/choice/CheckboxList.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { StepProps } from './step-props.ts';
import { withEmergencySigns } from './steps.ts';
import { StepTitle } from './StepTitle.tsx';

/** Step to report emergency signs, before the problem is described. */
export function SignsStep({ draft, pets, onChange }: StepProps) {
  const { t } = useTranslation();
  const flags = redFlagsFor(pets.filter(({ id }) => draft.pets.includes(id)));
  return (
    <>
      <StepTitle
        title={t('conversations:newRequest.signs.title')}
        text={t('conversations:newRequest.signs.text')}
      />
      <CheckboxList
        label={t('conversations:newRequest.signs.label')}
        items={flags.map((flag) => ({
          value: flag,
          label: t(`conversations:emergency.signs.${flag}`),
        }))}
        value={draft.redFlags ?? []}
        onChange={(redFlags) => onChange(withEmergencySigns(redFlags))}
      />
    </>
  );
}
