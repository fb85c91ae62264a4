import '@zampa/i18n/english/problems';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { DiaryCategoryField } from '@zampa/shared-screens/conversations/diary/DiaryCategoryField.tsx';
import { DiaryDateField } from '@zampa/shared-screens/conversations/diary/DiaryDateField.tsx';
import { FarewellDialog } from '@zampa/shared-screens/conversations/diary/FarewellDialog.tsx';
import { PetChoice } from '@zampa/shared-screens/pets/PetChoice.tsx';
import { today } from '@zampa/shared-screens/pets/today';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { PhotoPicker } from '../new-request/PhotoPicker.tsx';
import type { useNoteDraft } from './use-note-draft.ts';
import { useNoteForm } from './use-note-form.ts';

export interface NoteFormProps {
  noteDraft: ReturnType<typeof useNoteDraft>;
  /** Called after the note was handed to the outbox. */
  onWritten: () => void;
}

/**
 * Form for a diary note: pets, category, date, text, photo, and the clinic that may read it. A farewell is confirmed
 * first. The note is stored on the device until the server has saved it.
 */
export function NoteForm({ noteDraft: { draft, change }, onWritten }: NoteFormProps) {
  const { t } = useTranslation();
  const form = useNoteForm(draft, onWritten);
  const { pets, readers, day } = form;
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="16">
        <PetChoice
          label={t('diary:new.pets')}
          pets={pets}
          value={form.chosen}
          onChange={(ids) => change({ pets: ids })}
          error={form.isPetMissing ? t('problems:fields.pets_required') : undefined}
        />
        <DiaryCategoryField value={draft.category} onChange={(category) => change({ category })} />
        <DiaryDateField
          value={day}
          today={today()}
          onChange={(changed) => change({ day: changed })}
          error={form.dayError}
        />
        <Textarea
          label={t('diary:new.text')}
          rows={4}
          maxLength={MESSAGE_MAX_LENGTH}
          value={draft.text}
          error={form.isTextMissing && t('diary:new.empty')}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <PhotoPicker
          photos={draft.photos}
          maxPhotos={1}
          documentLabel={t('diary:new.file')}
          onChange={(update) => change(({ photos }) => ({ photos: update(photos) }))}
        />
        <ReadersField
          readers={readers}
          value={draft.facilityId}
          onChange={(facilityId) => change({ facilityId })}
        />
        <Button type="submit" size="lg">
          {t('diary:new.write')}
        </Button>
      </Stack>
      {form.isConfirming && (
        <FarewellDialog
          pets={form.chosenPets.map(({ name }) => name).join(', ')}
          day={day}
          undo={t('diary:farewell.undo')}
          onConfirm={form.save}
          onClose={form.stopConfirming}
        />
      )}
    </form>
  );
}

interface ReadersFieldProps {
  /** The clinics that may read the note. */
  readers: readonly { readonly id: string; readonly name: string }[];
  /** Id of the chosen clinic; empty for the family only. */
  value: string;
  onChange: (facilityId: string) => void;
}

function ReadersField({ readers, value, onChange }: ReadersFieldProps) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      label={t('diary:new.readers')}
      description={t('diary:new.readersWhy')}
      data={[
        { value: '', label: t('diary:new.family') },
        ...readers.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={readers.some(({ id }) => id === value) ? value : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
