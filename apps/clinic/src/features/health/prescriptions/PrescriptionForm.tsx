import { Button, TextInput } from '@mantine/core';
import type { Prescription } from '@zampa/contract/health/objects/prescription';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { MedicineFields } from './MedicineFields.tsx';
import { LINES_MAX } from './prescription-values.ts';
import { PrescriptionSaved } from './PrescriptionSaved.tsx';
import { usePrescriptionForm } from './use-prescription-form.ts';

export interface PrescriptionFormProps {
  pet: Pet;
  noteId: string | null;
  onDone: () => void;
}

/** Form to prescribe medicines for a pet; afterwards the document. */
export function PrescriptionForm({ pet, noteId, onDone }: PrescriptionFormProps) {
  const [saved, setSaved] = useState<Prescription | null>(null);
  if (saved) return <PrescriptionSaved prescription={saved} pet={pet} onDone={onDone} />;
  return <PrescriptionFields pet={pet} noteId={noteId} onSaved={setSaved} onCancel={onDone} />;
}

interface PrescriptionFieldsProps {
  pet: Pet;
  noteId: string | null;
  onSaved: (prescription: Prescription) => void;
  onCancel: () => void;
}

function PrescriptionFields({ onCancel, ...options }: PrescriptionFieldsProps) {
  const { pet } = options;
  const { t } = useTranslation();
  const { form, firstLine, submit, forget, ...allergy } = usePrescriptionForm(options);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const { errors } = form.formState;
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Title as="h3" size="body">
        {t('health:clinic.prescription.title', { name: pet.name })}
      </Title>
      {fields.map(({ id }, nth) => (
        <MedicineFields
          key={id}
          form={form}
          nth={nth}
          pet={pet}
          onRemove={fields.length > 1 ? () => remove(nth) : undefined}
        />
      ))}
      {fields.length < LINES_MAX && (
        <div>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => append(firstLine)}
          >
            {t('health:clinic.prescription.addMedicine')}
          </Button>
        </div>
      )}
      <ElectronicFields form={form} />
      {!allergy.isAllergyAsked && <FormProblem error={errors.root} />}
      <Row>
        <Button type="submit" loading={form.busy}>
          {t('health:clinic.prescription.save')}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          {t('common:actions.cancel')}
        </Button>
      </Row>
      <AllergyQuestion pet={pet} {...allergy} />
    </Stack>
  );
}

type FormProps = Pick<ReturnType<typeof usePrescriptionForm>, 'form'>;

/** Number and PIN of Italy's electronic prescription. */
function ElectronicFields({ form }: FormProps) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  return (
    <FieldGroup legend={t('health:clinic.prescription.electronic')} look="fields">
      <TextInput
        {...form.register('electronicNumber')}
        label={t('health:clinic.prescription.electronicNumber')}
        autoComplete="off"
        maxLength={40}
        error={fieldText(t, errors.electronicNumber)}
      />
      <TextInput
        {...form.register('pin', { pattern: { value: /^\d{4}$/, message: 'invalid_pin' } })}
        label={t('health:clinic.prescription.pin')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        error={fieldText(t, errors.pin)}
      />
    </FieldGroup>
  );
}

interface AllergyQuestionProps {
  pet: Pet;
  isAllergyAsked: boolean;
  answerAllergy: (prescribes: boolean) => void;
}

/** Asks before a medicine is prescribed that matches a recorded allergy. */
function AllergyQuestion({ pet, isAllergyAsked, answerAllergy }: AllergyQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={isAllergyAsked}
      title={t('health:clinic.prescription.allergyTitle', { name: pet.name })}
      action={t('health:clinic.prescription.allergyAction')}
      isDanger
      cancelLabel={t('health:clinic.prescription.allergyBack')}
      closeLabel={t('common:actions.close')}
      onConfirm={() => answerAllergy(true)}
      onClose={() => answerAllergy(false)}
    >
      {t('health:clinic.prescription.allergyWhy', { allergies: (pet.allergies ?? []).join(', ') })}
    </ConfirmDialog>
  );
}
