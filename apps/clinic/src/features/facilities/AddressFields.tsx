import { Select } from '@zampa/ui/mantine/Select';
import { useLanguage } from '@zampa/i18n/use-language';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { countryChoices } from './country-choices.ts';
import { ADDRESS_FIELDS, type FacilityDataValues } from './facility-data-values.ts';
import { TextFields } from './TextFields.tsx';

/** Shows the fields for the address of a clinic. */
export function AddressFields({ form }: { form: UseFormReturn<FacilityDataValues> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <FieldGroup legend={t('facilities:data.address')} look="fields">
      <TextFields form={form} names={ADDRESS_FIELDS} />
      <Controller
        control={form.control}
        name="country"
        rules={{ required: true }}
        render={({ field }) => (
          <Select
            {...field}
            value={field.value || null}
            label={t('facilities:data.fields.country')}
            required
            searchable
            selectFirstOptionOnChange
            allowDeselect={false}
            nothingFoundMessage={t('facilities:data.nothing')}
            data={countryChoices(language)}
            error={fieldText(t, form.formState.errors.country)}
          />
        )}
      />
    </FieldGroup>
  );
}
