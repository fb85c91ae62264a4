import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { formatZone } from '@zampa/i18n/format/zone-text';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { FieldTexts } from '@zampa/shared-screens/form/FieldConflicts.tsx';
import { type FacilityDataValues, TEXT_FIELDS } from './facility-data-values.ts';
import { facilityTypesQuery } from './queries.ts';
import { useFieldLabels } from './use-field-labels.ts';

/** Returns a function that lists the form's values as texts with their labels, for comparing versions. */
export function useFacilityTexts(): (values: FacilityDataValues) => FieldTexts {
  const { t } = useTranslation();
  const language = useLanguage();
  const labels = useFieldLabels();
  const { data: types = [] } = useQuery(facilityTypesQuery(useApi()));
  const typeName = (id: FacilityDataValues['FacilityTypeId']) =>
    types.find((type) => String(type.id) === id)?.names[language] ?? '';
  return (values) => [
    ...TEXT_FIELDS.map((field) => [labels[field], values[field] ?? ''] as const),
    [t('facilities:data.fields.type'), typeName(values.FacilityTypeId)],
    [
      t('facilities:create.timezone'),
      values.timezone ? formatZone(values.timezone, language, new Date()) : '',
    ],
  ];
}
