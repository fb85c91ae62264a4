import { ActionIcon, TextInput } from '@mantine/core';
import type { Pet } from '@zampa/contract/pets/objects';
import { findAllergyMatches } from '@zampa/domain/health/allergy-match';
import { useTranslation } from '@zampa/i18n/use-translation';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import { IconX } from '@zampa/ui/icons/IconX';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { DoseHelper } from './DoseHelper.tsx';
import { MedicineName } from './MedicineName.tsx';
import styles from './prescriptions.module.css';
import { parseDose, type PrescriptionValues } from './prescription-values.ts';
import { ScheduleFields } from './ScheduleFields.tsx';

export interface MedicineFieldsProps {
  form: UseFormReturn<PrescriptionValues>;
  /** Position of the line. */
  nth: number;
  pet: Pet;
  onRemove?: (() => void) | undefined;
}

/** One medicine of a prescription: what it is, its dose by weight, and when it is given. */
export function MedicineFields({ form, nth, pet, onRemove }: MedicineFieldsProps) {
  const { t } = useTranslation();
  const name = t('health:clinic.prescription.medicineNumber', { number: nth + 1 });
  return (
    <Card as="section" padding="12" aria-label={name}>
      <Row justify="between">
        <Title as="h3" size="small">
          {name}
        </Title>
        {onRemove && (
          <ActionIcon
            color="gray"
            aria-label={t('health:clinic.prescription.removeMedicine', { number: nth + 1 })}
            onClick={onRemove}
          >
            <IconX size={18} />
          </ActionIcon>
        )}
      </Row>
      <MedicineName form={form} nth={nth} />
      <AllergyWarning form={form} nth={nth} pet={pet} />
      <DoseHelper form={form} nth={nth} pet={pet} />
      <DoseFields form={form} nth={nth} />
      <ScheduleFields form={form} nth={nth} />
      <TextInput
        {...form.register(`lines.${nth}.instructions`)}
        label={t('health:clinic.prescription.instructions')}
        maxLength={1000}
      />
    </Card>
  );
}

type LineProps = Pick<MedicineFieldsProps, 'form' | 'nth'>;

function DoseFields({ form, nth }: LineProps) {
  const { t } = useTranslation();
  const errors = form.formState.errors.lines?.[nth];
  return (
    <div className={styles['fields']}>
      <TextInput
        {...form.register(`lines.${nth}.dose`, {
          validate: (typed) => parseDose(typed) !== null || 'not_positive',
        })}
        label={t('health:clinic.prescription.dose')}
        inputMode="decimal"
        autoComplete="off"
        error={fieldText(t, errors?.dose)}
      />
      <TextInput
        {...form.register(`lines.${nth}.unit`, { required: true })}
        label={t('health:clinic.prescription.unit')}
        maxLength={40}
        error={fieldText(t, errors?.unit)}
      />
      <TextInput
        {...form.register(`lines.${nth}.route`, { required: true })}
        label={t('health:clinic.prescription.route')}
        maxLength={40}
        error={fieldText(t, errors?.route)}
      />
      <TextInput
        {...form.register(`lines.${nth}.quantity`)}
        label={t('health:clinic.prescription.quantity')}
        maxLength={120}
      />
    </div>
  );
}

/** Warns while a medicine is typed that matches a recorded allergy. */
function AllergyWarning({ form, nth, pet }: Omit<MedicineFieldsProps, 'onRemove'>) {
  const { t } = useTranslation();
  const [medicine, ingredient] = useWatch({
    control: form.control,
    name: [`lines.${nth}.medicine`, `lines.${nth}.ingredient`],
  });
  const matches = findAllergyMatches({ medicine, ingredient }, pet.allergies ?? []);
  if (matches.length === 0) return null;
  return (
    <Callout tone="due" icon={<IconAlertTriangle size={18} aria-hidden="true" />} role="alert">
      {t('health:clinic.prescription.allergyMatch', { allergies: matches.join(', ') })}
    </Callout>
  );
}
