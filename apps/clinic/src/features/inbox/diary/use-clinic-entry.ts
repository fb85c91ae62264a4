import '@zampa/i18n/english/problems';
import { useQuery } from '@tanstack/react-query';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useWriteClinicEntry } from '@zampa/client/inbox/change-diary';
import { dateOfEntry } from '@zampa/domain/conversations/diary-date';
import type { WRITABLE_CATEGORIES } from '@zampa/domain/conversations/diary-filter';
import { useTranslation } from '@zampa/i18n/use-translation';
import { dayProblem } from '@zampa/shared-screens/conversations/diary/DiaryDateField.tsx';
import { lifeEventText } from '@zampa/shared-screens/conversations/diary/diary-text';
import { refusalText } from '@zampa/shared-screens/form/problem-text';
import { today } from '@zampa/shared-screens/pets/today';
import { type SyntheticEvent, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { petsQuery } from '../queries.ts';

type Entry = {
  readonly pets: readonly string[];
  readonly category: (typeof WRITABLE_CATEGORIES)[number];
  readonly day: string;
  readonly text: string;
};

/**
 * A diary entry that staff write: its values, their errors after the first attempt, and saving. A farewell is confirmed
 * first.
 *
 * @param petId the pet that is chosen at first
 */
export function useClinicEntry(petId: string | undefined, onWritten: () => void) {
  const { t } = useTranslation();
  const [entry, setEntry] = useState<Entry>(() => ({
    pets: petId ? [petId] : [],
    category: 'DIARY_GENERIC',
    day: today(),
    text: '',
  }));
  const [isSubmitted, setSubmitted] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const facility = useFacility();
  const write = useWriteClinicEntry(facility.id);
  const { data: pets = [] } = useQuery(petsQuery(useApi(), entry.pets));
  const { category, day, text } = entry;
  const refusedCode = refusedDay(write.error);
  const problem = dayProblem(t, { day, category, pets });
  const isEmpty = text.trim() === '' && !lifeEventText(t, category);
  const save = () => {
    const date = dateOfEntry(day, new Date(), today());
    const note = { category, pets: entry.pets, message: text.trim(), date };
    write.mutate(note, { onSuccess: onWritten, onSettled: () => setConfirming(false) });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isEmpty || problem || entry.pets.length === 0) return;
    if (category === 'DEATH') setConfirming(true);
    else save();
  };
  return {
    entry,
    change: (part: Partial<Entry>) => setEntry({ ...entry, ...part }),
    /** The chosen pets. */
    pets,
    isPetMissing: isSubmitted && entry.pets.length === 0,
    isTextMissing: isSubmitted && isEmpty,
    dayError: isSubmitted ? (problem ?? (refusedCode && refusalText(t, refusedCode))) : null,
    write,
    /** Error of the last attempt, unless it is shown at the date. */
    error: refusedCode ? null : write.error,
    submit,
    save,
    isConfirming,
    stopConfirming: () => setConfirming(false),
  };
}

/** Returns the code with which the server refused the date; null if it did not. */
const refusedDay = (error: Error | null): string | null =>
  (error instanceof ApiRefusal &&
    error.fields.find(({ field }) => field === 'payload.date')?.code) ||
  null;
