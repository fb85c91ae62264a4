import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { Link } from '@tanstack/react-router';
import { Trans } from '@zampa/i18n/Trans.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import type { UseFormReturn } from 'react-hook-form';
import type { FacilityValues } from './facility-form.ts';

/** Checkboxes for the approval and the declaration that are required to open a clinic. */
export function OpeningDeclarations({ form }: { form: UseFormReturn<FacilityValues> }) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  const conditions = (
    <Trans
      i18nKey="facilities:create.specialConditions"
      components={{ terms: <Link to="/disclaimer" target="_blank" /> }}
    />
  );
  return (
    <>
      <Checkbox
        {...form.register('acceptedSpecialConditions')}
        label={conditions}
        error={fieldText(t, errors.acceptedSpecialConditions)}
      />
      <Checkbox
        {...form.register('ownershipDeclaration')}
        label={t('facilities:create.ownership')}
        error={fieldText(t, errors.ownershipDeclaration)}
      />
    </>
  );
}
