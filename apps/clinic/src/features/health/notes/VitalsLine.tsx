import type { VisitNote } from '@zampa/contract/health/objects/note';
import { formatWeight } from '@zampa/i18n/format/weights';
import type { Translate } from '@zampa/i18n/translator';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';

/** The measured values in one line, those outside the usual range marked in words. */
export function VitalsLine({ note }: { note: VisitNote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const vitals = vitalTexts(t, note, language);
  if (vitals.length === 0) return null;
  return (
    <Row gap="12">
      {vitals.map(({ label, value, isUnusual }) => (
        <Text key={label} as="span" {...(isUnusual && { tone: 'danger', weight: '600' })}>
          {isUnusual
            ? `${label} ${value} (${t('health:clinic.vitals.unusual')})`
            : `${label} ${value}`}
        </Text>
      ))}
    </Row>
  );
}

function vitalTexts(t: Translate, { vitals, unusualVitals }: VisitNote, language: 'en' | 'it') {
  const format = (value: number | null | undefined, unit = '') =>
    value === null || value === undefined
      ? ''
      : `${new Intl.NumberFormat(language).format(value)}${unit}`;
  const isUnusual = (name: string) => unusualVitals.some((vital) => vital === name);
  return [
    {
      name: 'weightG',
      label: t('health:clinic.vitals.weightShort'),
      value: vitals.weightG ? formatWeight(vitals.weightG, language) : '',
    },
    {
      name: 'temperatureC',
      label: t('health:clinic.vitals.temperatureShort'),
      value: format(vitals.temperatureC, ' °C'),
    },
    {
      name: 'heartRate',
      label: t('health:clinic.vitals.heartShort'),
      value: format(vitals.heartRate, '/min'),
    },
    {
      name: 'respiratoryRate',
      label: t('health:clinic.vitals.respiratoryShort'),
      value: format(vitals.respiratoryRate, '/min'),
    },
    {
      name: 'capillaryRefillS',
      label: t('health:clinic.vitals.capillaryShort'),
      value: format(vitals.capillaryRefillS, ' s'),
    },
    {
      name: 'mucousMembranes',
      label: t('health:clinic.vitals.mucousMembranes'),
      value: vitals.mucousMembranes ?? '',
    },
    {
      name: 'bodyConditionScore',
      label: t('health:clinic.vitals.conditionShort'),
      value: format(vitals.bodyConditionScore, '/9'),
    },
    {
      name: 'painScore',
      label: t('health:clinic.vitals.painShort'),
      value: format(vitals.painScore, '/4'),
    },
  ]
    .filter(({ value }) => value !== '')
    .map((vital) => ({ ...vital, isUnusual: isUnusual(vital.name) }));
}
