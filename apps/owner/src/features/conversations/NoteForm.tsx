import '@zampa/i18n/english/problems';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { joinedClinics } from '@zampa/client/clients/joined-clinics';
import { useWriteNote } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import { useMe } from '@zampa/client/session/use-me';
import { refusalOfContact } from '@zampa/domain/clients/relationship';
import { DIARY_CATEGORIES } from '@zampa/domain/conversations/enumerations';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { categoryText } from '@zampa/shared-screens/conversations/diary/diary-text';
import { PetChoice } from '@zampa/shared-screens/pets/PetChoice.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { type SyntheticEvent, useState } from 'react';
import { Photos } from './new-request/Photos.tsx';
import type { useNoteDraft } from './use-note-draft.ts';

/** What people write themselves. */
const CATEGORIES = DIARY_CATEGORIES.filter((category) => category !== 'BOT_PET');

export interface NoteFormProps {
  kept: ReturnType<typeof useNoteDraft>;
  /** Once it is on its way. */
  onWritten: () => void;
}

/** Asks what happened to whom, and who may read it. It is kept on this device until the server has it. */
export function NoteForm({ kept: { draft, change }, onWritten }: NoteFormProps) {
  const { t } = useTranslation();
  const write = useWriteNote();
  const [isTried, setTried] = useState(false);
  const { pets, readers, familyId } = useChoices(draft.pets);
  const chosen = draft.pets.filter((id) => pets.some((pet) => pet.id === id));
  const isEmpty = draft.text.trim() === '' && draft.photos.length === 0;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty || chosen.length === 0 || !familyId || !draft.clientId) return;
    const { category, clientId, text, photos } = draft;
    // A clinic that was left meanwhile reads nothing.
    const facilityId = readers.find(({ id }) => id === draft.facilityId)?.id ?? null;
    void write(
      { category, familyId, pets: chosen, facilityId },
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
          error={isTried && chosen.length === 0 ? t('problems:fields.pets_required') : undefined}
        />
        <NativeSelect
          label={t('diary:new.category')}
          data={CATEGORIES.map((value) => ({ value, label: categoryText(t, value) }))}
          value={draft.category}
          onChange={({ currentTarget }) => {
            const category = CATEGORIES.find((each) => each === currentTarget.value);
            if (category) change({ category });
          }}
        />
        <Textarea
          label={t('diary:new.text')}
          rows={4}
          maxLength={MESSAGE_MAX_LENGTH}
          value={draft.text}
          error={isTried && isEmpty && t('diary:new.empty')}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <Photos photos={draft.photos} most={1} onChange={(photos) => change({ photos })} />
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
    </form>
  );
}

/** Pets of one family, that of the first that was chosen, and the clinics that may see every chosen one. */
function useChoices(chosen: readonly string[]) {
  const { pets: all, vetFacilities } = useMe();
  const first = all.find(({ id }) => chosen.includes(id));
  const pets = all.filter(({ FamilyId }) => !first || FamilyId === first.FamilyId);
  const readers = joinedClinics(vetFacilities).filter(
    (clinic) =>
      refusalOfContact(clinic.status, 'owner') === null &&
      chosen.every((id) => clinic.pets.includes(id)),
  );
  return { pets, readers, familyId: first?.FamilyId };
}
