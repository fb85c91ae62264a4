import { Button, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { NoteTemplate } from '@zampa/contract/health/objects/note-template';
import type { Translate } from '@zampa/i18n/translator';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { FieldConflicts, type FieldTexts } from '@zampa/shared-screens/form/FieldConflicts.tsx';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { UnsavedChangesGuard } from '@zampa/shared-screens/form/UnsavedChangesGuard.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import styles from './setup.module.css';
import { SpeciesChoice } from './SpeciesChoice.tsx';
import { type TemplateValues, useTemplateForm } from './use-template-form.ts';

export interface TemplateFormProps {
  /** Null for a new one. */
  template: NoteTemplate | null;
  onDone: () => void;
}

/** Form of a note template: name, species and the text of each field. */
export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const { t } = useTranslation();
  const { form, conflict, seen, theirs, remove } = useTemplateForm(template, onDone);
  const { errors, isDirty } = form.formState;
  const texts = [
    ['reason', t('health:clinic.note.reason')],
    ['history', t('health:clinic.note.history')],
    ['findings', t('health:clinic.note.findings')],
    ['assessment', t('health:clinic.note.assessment')],
    ['plan', t('health:clinic.note.plan')],
  ] as const;
  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      <UnsavedChangesGuard isChanged={isDirty && !form.busy && !remove.isPending} />
      <TextInput
        {...form.register('name', { required: true })}
        label={t('health:clinic.templates.name')}
        maxLength={80}
        error={fieldText(t, errors.name)}
      />
      <SpeciesChoice control={form.control} />
      {texts.map(([name, label]) => (
        <Textarea
          key={name}
          {...form.register(name)}
          label={label}
          rows={2}
          maxLength={8000}
          classNames={{ input: styles['text'] ?? '' }}
          error={fieldText(t, errors[name])}
        />
      ))}
      {conflict.isStale ? (
        <FieldConflicts {...conflict} seen={textsOf(t, seen)} theirs={textsOf(t, theirs)} />
      ) : (
        <FormProblem error={errors.root} />
      )}
      <Row>
        <Button type="submit" loading={form.busy}>
          {t('health:clinic.templates.save')}
        </Button>
        {template && <DeleteTemplate template={template} remove={remove} />}
      </Row>
    </Stack>
  );
}

/** Returns the values as the vet sees them. */
const textsOf = (t: Translate, values: TemplateValues): FieldTexts => [
  [t('health:clinic.templates.name'), values.name],
  [t('health:clinic.note.reason'), values.reason],
  [t('health:clinic.note.history'), values.history],
  [t('health:clinic.note.findings'), values.findings],
  [t('health:clinic.note.assessment'), values.assessment],
  [t('health:clinic.note.plan'), values.plan],
];

interface DeleteTemplateProps {
  template: NoteTemplate;
  remove: ReturnType<typeof useTemplateForm>['remove'];
}

function DeleteTemplate({ template, remove }: DeleteTemplateProps) {
  const { t } = useTranslation();
  const [isAsking, asking] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" color="red" onClick={asking.open}>
        {t('health:clinic.templates.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('health:clinic.templates.deleteTitle', { name: template.name })}
        action={t('health:clinic.templates.delete')}
        isDanger
        cancelLabel={t('health:clinic.templates.keep')}
        closeLabel={t('common:actions.close')}
        isBusy={remove.isPending}
        problem={<CallProblem error={remove.error} />}
        onConfirm={() => remove.mutate(template.id)}
        onClose={asking.close}
      >
        {t('health:clinic.templates.deleteWhy')}
      </ConfirmDialog>
    </>
  );
}
