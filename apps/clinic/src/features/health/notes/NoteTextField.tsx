import { Textarea } from '@mantine/core';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import styles from './notes.module.css';
import type { NoteTexts, NoteValues } from './note-values.ts';

/** Longest text of a field of a note. */
const TEXT_MAX = 8000;

export interface NoteTextFieldProps {
  form: UseFormReturn<NoteValues>;
  name: keyof NoteTexts | 'privateNote';
  label: string;
  description?: string;
  rows?: number;
}

/** Text of a note, as high as what is typed. */
export function NoteTextField({ form, name, label, description, rows = 2 }: NoteTextFieldProps) {
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <Textarea
      {...form.register(name)}
      label={label}
      description={description}
      rows={rows}
      maxLength={TEXT_MAX}
      readOnly={isSubmitting}
      classNames={{ input: styles['text'] ?? '' }}
    />
  );
}
