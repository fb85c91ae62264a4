import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petAttributes } from '@zampa/client/pets/pet-attributes';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { FieldTexts } from '@zampa/shared-screens/form/FieldsMeanwhile.tsx';
import { choicesOf } from '@zampa/shared-screens/pets/choices';
import { bookingText, depositText, noticeText } from './service-text.ts';
import type { ServiceValues } from './service-values.ts';

/** Returns what stands in the form of a service in the reader's words, label by label. */
export function useServiceTexts(): (values: ServiceValues) => FieldTexts {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(petAttributes(useApi()));
  const species = choicesOf(data?.species ?? [], language);
  return (values) => [
    [t('services-setup:form.name'), values.name],
    [t('services-setup:form.price'), values.price],
    [t('services-setup:form.deposit'), depositText(t, Number(values.deposit))],
    [t('services-setup:form.duration'), values.duration],
    [t('services-setup:form.booking'), bookingText(t, values.booking === 'instant')],
    [t('services-setup:form.notice'), noticeText(t, Number(values.notice))],
    [t('services-setup:form.horizon'), t('services-setup:days', { count: Number(values.horizon) })],
    [
      t('services-setup:form.species'),
      species
        .filter(({ value }) => values.species.includes(value))
        .map(({ label }) => label)
        .join(', '),
    ],
    [t('services-setup:form.enabled'), values.enabled ? t('meanwhile:yes') : t('meanwhile:no')],
  ];
}
