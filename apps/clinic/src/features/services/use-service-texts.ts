import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petAttributesQuery } from '@zampa/client/pets/pet-attributes';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { FieldTexts } from '@zampa/shared-screens/form/FieldConflicts.tsx';
import { toChoices } from '@zampa/shared-screens/pets/choices';
import { bookingText, depositText, noticeText } from './service-text.ts';
import type { ServiceValues } from './service-values.ts';

/** Returns a function that lists the form's values as texts with their labels, for comparing versions. */
export function useServiceTexts(): (values: ServiceValues) => FieldTexts {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(petAttributesQuery(useApi()));
  const species = toChoices(data?.species ?? [], language);
  return (values) => [
    [t('services:setup.form.name'), values.name],
    [t('services:setup.form.price'), values.price],
    [t('services:setup.form.deposit'), depositText(t, Number(values.deposit))],
    [t('services:setup.form.duration'), values.duration],
    [t('services:setup.form.booking'), bookingText(t, values.booking === 'instant')],
    [t('services:setup.form.notice'), noticeText(t, Number(values.notice))],
    [t('services:setup.form.horizon'), t('services:setup.days', { count: Number(values.horizon) })],
    [
      t('services:setup.form.species'),
      species
        .filter(({ value }) => values.species.includes(value))
        .map(({ label }) => label)
        .join(', '),
    ],
    [
      t('services:setup.form.enabled'),
      values.enabled ? t('common:editConflict.yes') : t('common:editConflict.no'),
    ],
  ];
}
