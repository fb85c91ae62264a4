import { Select } from '@zampa/ui/mantine/Select';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Facility } from '@zampa/contract/facilities/objects';
import { useLanguage } from '@zampa/i18n/use-language';
import { fieldText, refusalText } from '@zampa/shared-screens/form/problem-text';
import { Suspense } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { CLINIC_FIELDS, type FacilityDataValues } from './facility-data-values.ts';
import { LogoField } from './LogoField.tsx';
import { facilityTypesQuery } from './queries.ts';
import { TextFields } from './TextFields.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded, because clinics rarely change their time zone. */
const TimeZoneChange = lazyPart(async () => (await import('./TimeZoneChange.tsx')).TimeZoneChange);

export interface ClinicFieldsProps {
  form: UseFormReturn<FacilityDataValues>;
  facility: Facility;
}

/** Shows the fields for picture, name, contact details, type and time zone of a clinic. */
export function ClinicFields({ form, facility }: ClinicFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: types = [] } = useQuery(facilityTypesQuery(useApi()));
  const { dirtyFields, errors } = form.formState;
  return (
    <FieldGroup legend={t('facilities:data.clinic')} look="fields">
      <Controller
        control={form.control}
        name="image"
        render={({ field }) => (
          <LogoField
            facility={facility}
            chosen={field.value ?? null}
            onChoose={field.onChange}
            error={errors.image && refusalText(t, errors.image.type)}
          />
        )}
      />
      <TextFields form={form} names={CLINIC_FIELDS} />
      <Controller
        control={form.control}
        name="FacilityTypeId"
        render={({ field }) => (
          <Select
            {...field}
            value={typeof field.value === 'string' ? field.value : null}
            label={t('facilities:data.fields.type')}
            allowDeselect={false}
            data={types.map(({ id, names }) => ({ value: String(id), label: names[language] }))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="timezone"
        render={({ field }) => (
          <TimeZoneField field={field} error={fieldText(t, errors.timezone)} />
        )}
      />
      {dirtyFields.timezone && (
        <Suspense>
          <TimeZoneChange facilityId={facility.id} timezone={facility.timezone} />
        </Suspense>
      )}
    </FieldGroup>
  );
}
