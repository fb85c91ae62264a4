import { joinedClinics } from '@zampa/client/clients/joined-clinics';
import { useSendNote } from '@zampa/client/conversations/outbox/OutboxProvider.tsx';
import { useMe } from '@zampa/client/session/use-me';
import { refusalToContact } from '@zampa/domain/clients/relationship';
import { dateOfEntry } from '@zampa/domain/conversations/diary-date';
import { hasVisibleText } from '@zampa/domain/people/has-visible-text';
import { useTranslation } from '@zampa/i18n/use-translation';
import { dayProblem } from '@zampa/shared-screens/conversations/diary/DiaryDateField.tsx';
import { lifeEventText } from '@zampa/shared-screens/conversations/diary/diary-text';
import { today } from '@zampa/shared-screens/pets/today';
import { type SyntheticEvent, useState } from 'react';
import type { NoteDraft } from './use-note-draft.ts';

/** Checks a diary note and hands it to the outbox; a farewell is confirmed first. */
export function useNoteForm(draft: NoteDraft, onWritten: () => void) {
  const { t } = useTranslation();
  const write = useSendNote();
  const [isSubmitted, setSubmitted] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { pets, readers, familyId } = useNoteChoices(draft.pets);
  const chosenPets = pets.filter(({ id }) => draft.pets.includes(id));
  const chosen = draft.pets.filter((id) => pets.some((pet) => pet.id === id));
  const day = draft.day ?? today();
  const problem = dayProblem(t, { day, category: draft.category, pets: chosenPets });
  const lifeEvent = lifeEventText(t, draft.category);
  const isEmpty = !hasVisibleText(draft.text) && draft.photos.length === 0 && !lifeEvent;
  const isComplete = !isEmpty && !problem && chosen.length > 0;
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
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isComplete) return;
    if (draft.category === 'DEATH') setConfirming(true);
    else save();
  };
  return {
    pets,
    readers,
    /** Ids of the chosen pets, in the order of choice. */
    chosen,
    chosenPets,
    day,
    dayError: isSubmitted || draft.day ? problem : null,
    isPetMissing: isSubmitted && chosen.length === 0,
    isTextMissing: isSubmitted && isEmpty,
    submit,
    save,
    isConfirming,
    stopConfirming: () => setConfirming(false),
  };
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
