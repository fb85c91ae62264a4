import { Button } from '@mantine/core';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { type KeyboardEvent, useEffect } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { DeleteDraft } from './DeleteDraft.tsx';
import { DiagnosisFields } from './DiagnosisFields.tsx';
import { DeathField } from './DeathField.tsx';
import { NoteAttachments } from './NoteAttachments.tsx';
import { NoteConflict } from './NoteConflict.tsx';
import { NoteDateFields } from './NoteDateFields.tsx';
import { NoteTextField } from './NoteTextField.tsx';
import styles from './notes.module.css';
import { SaveState } from './SaveState.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';
import { type NoteDraft, type NoteDraftOptions, useNoteDraft } from './use-note-draft.ts';
import { useSignNote } from './use-sign-note.ts';
import { VitalsFields } from './VitalsFields.tsx';

export interface NoteEditorProps extends Omit<NoteDraftOptions, 'rules'> {
  pet: Pet;
  onSigned: (note: VisitNote) => void;
  onDeleted: () => void;
}

/** Form of a visit note in the order of work. Saves itself; Ctrl+Enter signs. */
export function NoteEditor({ pet, onSigned, onDeleted, ...options }: NoteEditorProps) {
  const { t } = useTranslation();
  const { timezone: zone } = useFacility();
  const rules = { zone, birthDate: pet.birthDate };
  const draft = useNoteDraft({ ...options, rules });
  const { form } = draft;
  const sign = useSignNote(pet.id, draft, rules, onSigned);
  useEditorEffects(draft, onSigned);
  const signOnShortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    sign.start();
  };
  return (
    <Stack
      as="form"
      noValidate
      aria-label={t('health:clinic.note.title', { name: pet.name })}
      onSubmit={(event) => {
        event.preventDefault();
        sign.start();
      }}
      onKeyDown={signOnShortcut}
    >
      {draft.conflict && <NoteConflict draft={draft} conflict={draft.conflict} />}
      <TemplateChoice pet={pet} form={form} onApplied={draft.save} />
      <NoteDateFields form={form} rules={rules} />
      <NoteTextField form={form} name="reason" label={t('health:clinic.note.reason')} />
      <NoteTextField form={form} name="history" label={t('health:clinic.note.history')} />
      <VitalsFields form={form} speciesId={pet.SpeciesId} />
      <NoteTextField form={form} name="findings" label={t('health:clinic.note.findings')} />
      <NoteTextField form={form} name="assessment" label={t('health:clinic.note.assessment')} />
      <DiagnosisFields form={form} onRemoved={draft.save} />
      <NoteTextField form={form} name="plan" label={t('health:clinic.note.plan')} />
      <NoteAttachments petId={pet.id} draft={draft} />
      <div className={styles['private']}>
        <NoteTextField
          form={form}
          name="privateNote"
          label={t('health:clinic.note.private')}
          description={t('health:clinic.note.privateWhy')}
        />
      </div>
      <DeathField form={form} pet={pet} onCleared={draft.save} />
      <Stack gap="8" className={styles['footer'] ?? ''}>
        {sign.isInvalid && <Text tone="danger">{t('health:clinic.note.correctFirst')}</Text>}
        <CallProblem error={sign.error} />
        <Row justify="between">
          <SaveState draft={draft} />
          <Row>
            <Button type="submit" loading={sign.isPending} aria-keyshortcuts="Control+Enter">
              {t('health:clinic.note.sign')}
            </Button>
            <DeleteDraft draft={draft} petId={pet.id} onDeleted={onDeleted} />
          </Row>
        </Row>
      </Stack>
    </Stack>
  );
}

/** Starts at the first text, and leaves the editor when the note was signed on another device. */
function useEditorEffects(
  { form: { setFocus }, conflict }: NoteDraft,
  onSigned: (note: VisitNote) => void,
) {
  useEffect(() => setFocus('reason'), [setFocus]);
  const theirs = conflict?.theirs.status === 'SIGNED' ? conflict.theirs : null;
  useEffect(() => {
    if (theirs) onSigned(theirs);
  }, [theirs, onSigned]);
}
