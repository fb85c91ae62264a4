import { Select } from '@zampa/ui/mantine/Select';
import type { PetAttributes } from '@zampa/contract/pets/objects';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useLanguage } from '@zampa/i18n/use-language';
import { fieldText } from '../form/problem-text.ts';
import { breedChoices } from './choices.ts';
import { searchChoices } from './search-choices.ts';
import type { PetValues } from './pet-values.ts';

export interface BreedFieldProps {
  form: UseFormReturn<PetValues>;
  attributes: PetAttributes;
}

/** Searchable select for a breed of the chosen species; some species have hundreds. */
export function BreedField({ form, attributes }: BreedFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const speciesId = useWatch({ control: form.control, name: 'SpeciesId' });
  const breeds = breedChoices(attributes, speciesId, language);
  const placeholder = speciesId ? t('pets:form.chooseBreed') : t('pets:form.speciesFirst');

  return (
    <Controller
      control={form.control}
      name="BreedId"
      render={({ field, fieldState }) => (
        <Select
          label={`${t('pets:form.breed')} (${t('common:words.optional')})`}
          placeholder={placeholder}
          nothingFoundMessage={t('pets:form.noBreed')}
          data={breeds}
          disabled={breeds.length === 0}
          searchable
          selectFirstOptionOnChange
          clearable
          limit={60}
          filter={({ options, search }) =>
            searchChoices(
              options.filter((option) => 'label' in option),
              search,
            )
          }
          comboboxProps={{ withinPortal: false }}
          value={field.value || null}
          onChange={(value) => field.onChange(value ?? '')}
          onBlur={field.onBlur}
          ref={field.ref}
          error={fieldText(t, fieldState.error)}
          clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
        />
      )}
    />
  );
}
