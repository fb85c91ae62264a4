import { SegmentedControl } from '@zampa/ui/mantine/SegmentedControl';
import { SEXES } from '@zampa/domain/pets/age';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useId } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { Choice } from './choices.ts';
import type { PetValues } from './pet-values.ts';

export interface SexFieldProps {
  form: UseFormReturn<PetValues>;
  choices: readonly Choice[];
}

/** Segmented control for the sex, with "unknown" only if it is not set yet. */
export function SexField({ form, choices }: SexFieldProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const options = SEXES.flatMap((sex) => choices.filter(({ value }) => value === sex));
  const unknown = { value: '', label: t('pets:form.neuteredUnknown') };
  const data = form.formState.defaultValues?.sex === '' ? [...options, unknown] : options;
  return (
    <Stack gap="4">
      <Text weight="600" id={labelId}>
        {t('pets:form.sex')}
      </Text>
      <Controller
        control={form.control}
        name="sex"
        render={({ field }) => (
          <SegmentedControl
            fullWidth
            size="md"
            aria-labelledby={labelId}
            data={data}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </Stack>
  );
}
