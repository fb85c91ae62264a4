import { ActionIcon, Button, TextInput } from '@mantine/core';
import { HEALTH_NOTE_LENGTH, HEALTH_NOTES_MAX } from '@zampa/domain/pets/health-notes';
import { useTranslation } from '@zampa/i18n/use-translation';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { IconX } from '@zampa/ui/icons/IconX';
import { FieldGroup } from '@zampa/ui/kit/FieldGroup.tsx';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { type KeyboardEvent } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import styles from './notes.module.css';
import type { NoteValues } from './note-values.ts';

export interface DiagnosisFieldsProps {
  form: UseFormReturn<NoteValues>;
  /** Saves after a diagnosis was removed. */
  onRemoved: () => void;
}

/** Diagnoses of a note; Enter adds the next one. They join the pet's problems when the note is signed. */
export function DiagnosisFields({ form, onRemoved }: DiagnosisFieldsProps) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'diagnoses' });
  const add = () => append({ text: '', chronic: false });
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (fields.length < HEALTH_NOTES_MAX) add();
  };
  return (
    <FieldGroup legend={t('health:clinic.note.diagnoses')}>
      {fields.map(({ id }, nth) => (
        <div key={id} className={styles['diagnosis']}>
          <TextInput
            {...form.register(`diagnoses.${nth}.text`)}
            aria-label={t('health:clinic.note.diagnosis', { number: nth + 1 })}
            maxLength={HEALTH_NOTE_LENGTH}
            onKeyDown={addOnEnter}
          />
          <Checkbox
            {...form.register(`diagnoses.${nth}.chronic`)}
            label={t('health:clinic.note.chronic')}
          />
          <ActionIcon
            color="gray"
            aria-label={t('health:clinic.note.removeDiagnosis', { number: nth + 1 })}
            onClick={() => {
              remove(nth);
              onRemoved();
            }}
          >
            <IconX size={18} />
          </ActionIcon>
        </div>
      ))}
      {fields.length < HEALTH_NOTES_MAX && (
        <div>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={add}
          >
            {t('health:clinic.note.addDiagnosis')}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
