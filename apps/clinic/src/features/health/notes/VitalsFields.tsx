import { TextInput } from '@mantine/core';
import { RANGED_VITALS, type RangedVital, usualRange } from '@zampa/domain/health/vital-ranges';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import styles from './notes.module.css';
import { findInvalidFields, type NumberField, type NoteValues, toVitals } from './note-values.ts';

type VitalField = NumberField | 'weight' | 'mucousMembranes';

export interface VitalsFieldsProps {
  form: UseFormReturn<NoteValues>;
  speciesId: number;
}

/** Measured values of a visit. A value outside the usual range of the species is marked in words. */
export function VitalsFields({ form, speciesId }: VitalsFieldsProps) {
  const { t } = useTranslation();
  const fields: readonly (readonly [VitalField, string])[] = [
    ['weight', t('health:clinic.vitals.weight')],
    ['temperatureC', t('health:clinic.vitals.temperature')],
    ['heartRate', t('health:clinic.vitals.heartRate')],
    ['respiratoryRate', t('health:clinic.vitals.respiratoryRate')],
    ['capillaryRefillS', t('health:clinic.vitals.capillaryRefill')],
    ['mucousMembranes', t('health:clinic.vitals.mucousMembranes')],
    ['bodyConditionScore', t('health:clinic.vitals.bodyCondition')],
    ['painScore', t('health:clinic.vitals.pain')],
  ];
  return (
    <FieldGroup legend={t('health:clinic.vitals.title')}>
      <div className={styles['vitals']}>
        {fields.map(([name, label]) => (
          <VitalField key={name} form={form} speciesId={speciesId} name={name} label={label} />
        ))}
      </div>
    </FieldGroup>
  );
}

interface VitalFieldProps extends VitalsFieldsProps {
  name: VitalField;
  label: string;
}

function VitalField({ form, speciesId, name, label }: VitalFieldProps) {
  const { t } = useTranslation();
  const values = useWatch({ control: form.control }) as NoteValues;
  const isInvalid = findInvalidFields(values).some((field) => field === name);
  const unusual = useUnusualText(speciesId, name, values);
  return (
    <TextInput
      {...form.register(name)}
      label={label}
      inputMode={name === 'mucousMembranes' ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={name === 'mucousMembranes' ? 100 : 8}
      error={isInvalid && t('health:clinic.vitals.invalid')}
      description={
        unusual && (
          <Text as="span" tone="danger" weight="600">
            {unusual}
          </Text>
        )
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...(unusual && { 'data-unusual': true })}
    />
  );
}

/** Returns how a value differs from the usual range; null if it does not, or if no range is known. */
function useUnusualText(speciesId: number, name: VitalField, values: NoteValues): string | null {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!isRanged(name)) return null;
  const value = toVitals(values)[name];
  const range = usualRange(speciesId, name);
  if (value === null || value === undefined || !range) return null;
  const [lowest, highest] = range;
  if (value >= lowest && value <= highest) return null;
  const format = (number: number) => new Intl.NumberFormat(language).format(number);
  const usual = { from: format(lowest), to: format(highest) };
  return value < lowest
    ? t('health:clinic.vitals.low', usual)
    : t('health:clinic.vitals.high', usual);
}

const isRanged = (name: string): name is RangedVital =>
  RANGED_VITALS.some((vital) => vital === name);
