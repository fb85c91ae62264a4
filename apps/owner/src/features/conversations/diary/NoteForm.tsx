import '@zampa/i18n/english/problems';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { joinedClinics } from '@zampa/client/clients/joined-clinics';
import { useSendNote } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import { useMe } from '@zampa/client/session/use-me';
import { hasVisibleText } from '@zampa/domain/people/has-visible-text';
import { refusalToContact } from '@zampa/domain/clients/relationship';
import { dateOfEntry } from '@zampa/domain/conversations/diary-date';
import { WRITABLE_CATEGORIES } from '@zampa/domain/conversations/diary-filter';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { categoryText, lifeEventText } from '@zampa/shared-screens/conversations/diary/diary-text';
import {
  dayProblem,
  DiaryDateField,
} from '@zampa/shared-screens/conversations/diary/DiaryDateField.tsx';
import { FarewellDialog } from '@zampa/shared-screens/conversations/diary/FarewellDialog.tsx';
import { PetChoice } from '@zampa/shared-screens/pets/PetChoice.tsx';
import { today } from '@zampa/shared-screens/pets/today';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { type SyntheticEvent, useState } from 'react';
import { PhotoPicker } from '../new-request/PhotoPicker.tsx';
import type { useNoteDraft } from './use-note-draft.ts';

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
  const write = useSendNote();
  const [isSubmitted, setSubmitted] = useState(false);
  const { pets, readers, familyId } = useNoteChoices(draft.pets);
  const chosen = draft.pets.filter((id) => pets.some((pet) => pet.id === id));
  const [isConfirming, setConfirming] = useState(false);
  const day = draft.day ?? today();
  const about = pets.filter(({ id }) => chosen.includes(id));
  const problem = dayProblem(t, { day, category: draft.category, pets: about });
  const lifeEvent = lifeEventText(t, draft.category);
  const isEmpty = !hasVisibleText(draft.text) && draft.photos.length === 0 && !lifeEvent;
  const isComplete = !isEmpty && !problem && chosen.length > 0;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isComplete) return;
    if (draft.category === 'DEATH') setConfirming(true);
    else save();
  };
  const save = () => {
    const { category, clientId, text, photos } = draft;
    if (!familyId || !clientId) return;
    // Drop a clinic that may no longer read it, for example because the family left it.
    const facilityId = readers.find(({ id }) => id === draft.facilityId)?.id ?? null;
    void write(
      { category, familyId, pets: chosen, facilityId, date: dateOfEntry(day, new Date(), today()) },
      { clientId, message: text.trim(), file: photos[0] ?? null },
    );
    onWritten();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="16">
        <PetChoice
          label={t('diary:new.pets')}
          pets={pets}
          value={chosen}
          onChange={(ids) => change({ pets: ids })}
          error={
            isSubmitted && chosen.length === 0 ? t('problems:fields.pets_required') : undefined
          }
        />
        <NativeSelect
          label={t('diary:new.category')}
          data={WRITABLE_CATEGORIES.map((value) => ({ value, label: categoryText(t, value) }))}
          value={draft.category}
          description={lifeEvent}
          onChange={({ currentTarget }) => {
            const category = WRITABLE_CATEGORIES.find((each) => each === currentTarget.value);
            if (category) change({ category });
          }}
        />
        <DiaryDateField
          value={day}
          today={today()}
          onChange={(changed) => change({ day: changed })}
          error={isSubmitted || draft.day ? problem : null}
        />
        <Textarea
          label={t('diary:new.text')}
          rows={4}
          maxLength={MESSAGE_MAX_LENGTH}
          value={draft.text}
          error={isSubmitted && isEmpty && t('diary:new.empty')}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <PhotoPicker
          photos={draft.photos}
          maxPhotos={1}
          onChange={(photos) => change({ photos })}
        />
        <NativeSelect
          label={t('diary:new.readers')}
          description={t('diary:new.readersWhy')}
          data={[
            { value: '', label: t('diary:new.family') },
            ...readers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={readers.some(({ id }) => id === draft.facilityId) ? draft.facilityId : ''}
          onChange={({ currentTarget }) => change({ facilityId: currentTarget.value })}
        />
        <Button type="submit" size="lg">
          {t('diary:new.write')}
        </Button>
      </Stack>
      {isConfirming && (
        <FarewellDialog
          pets={about.map(({ name }) => name).join(', ')}
          day={day}
          undo={t('diary:farewell.undo')}
          onConfirm={save}
          onClose={() => setConfirming(false)}
        />
      )}
    </form>
  );
}

/** Returns the selectable pets (of one family, once a pet is chosen) and the clinics that may see all chosen pets. */
function useNoteChoices(chosen: readonly string[]) {
  const { pets: all, vetFacilities } = useMe();
  const first = all.find(({ id }) => chosen.includes(id));
  const pets = all.filter(({ FamilyId }) => !first || FamilyId === first.FamilyId);
  const readers = joinedClinics(vetFacilities).filter(
    (clinic) =>
      refusalToContact(clinic.status, 'owner') === null &&
      chosen.every((id) => clinic.pets.includes(id)),
  );
  return { pets, readers, familyId: first?.FamilyId };
}
