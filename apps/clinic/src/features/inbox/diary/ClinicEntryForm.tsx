import '@zampa/i18n/english/diary';
import '@zampa/i18n/english/problems';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useWriteClinicEntry } from '@zampa/client/inbox/change-diary';
import { dateOfEntry } from '@zampa/domain/conversations/diary-date';
import { WRITABLE_CATEGORIES } from '@zampa/domain/conversations/diary-filter';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { useTranslation } from '@zampa/i18n/use-translation';
import {
  dayProblem,
  DiaryDateField,
} from '@zampa/shared-screens/conversations/diary/DiaryDateField.tsx';
import { FarewellDialog } from '@zampa/shared-screens/conversations/diary/FarewellDialog.tsx';
import { categoryText, lifeEventText } from '@zampa/shared-screens/conversations/diary/diary-text';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { refusalText } from '@zampa/shared-screens/form/problem-text';
import { today } from '@zampa/shared-screens/pets/today';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { type SyntheticEvent, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { NamePicker } from '../NamePicker.tsx';
import { petsQuery } from '../queries.ts';

export interface ClinicEntryFormProps {
  /** The pet that is chosen at first. */
  petId: string | undefined;
  onWritten: () => void;
}

type Entry = {
  readonly pets: readonly string[];
  readonly category: (typeof WRITABLE_CATEGORIES)[number];
  readonly day: string;
  readonly text: string;
};

/** Form with which staff write in the diary of a pet that the clinic sees. A farewell is confirmed first. */
export function ClinicEntryForm({ petId, onWritten }: ClinicEntryFormProps) {
  const { t } = useTranslation();
  const [entry, setEntry] = useState<Entry>(() => ({
    pets: petId ? [petId] : [],
    category: 'DIARY_GENERIC',
    day: today(),
    text: '',
  }));
  const change = (part: Partial<Entry>) => setEntry({ ...entry, ...part });
  const [isSubmitted, setSubmitted] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const facility = useFacility();
  const write = useWriteClinicEntry(facility.id);
  const { data: pets = [] } = useQuery(petsQuery(useApi(), entry.pets));
  const { category, day, text } = entry;
  const refused = refusedDay(write.error);
  const problem = dayProblem(t, { day, category, pets }) ?? (refused && refusalText(t, refused));
  const isEmpty = text.trim() === '' && !lifeEventText(t, category);

  const save = () => {
    const date = dateOfEntry(day, new Date(), today());
    const note = { category, pets: entry.pets, message: text.trim(), date };
    write.mutate(note, { onSuccess: onWritten, onSettled: () => setConfirming(false) });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isEmpty || dayProblem(t, { day, category, pets }) || entry.pets.length === 0) return;
    if (category === 'DEATH') setConfirming(true);
    else save();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="16">
        <NamePicker
          label={t('diary:new.clinicPets')}
          kind="pets"
          value={entry.pets}
          onChange={(chosen) => change({ pets: chosen.slice(-1) })}
        />
        <ErrorLine>{isSubmitted && entry.pets.length === 0 && t('diary:new.choosePet')}</ErrorLine>
        <NativeSelect
          label={t('diary:new.category')}
          description={lifeEventText(t, category)}
          data={WRITABLE_CATEGORIES.map((value) => ({ value, label: categoryText(t, value) }))}
          value={category}
          onChange={({ currentTarget }) => {
            const chosen = WRITABLE_CATEGORIES.find((each) => each === currentTarget.value);
            if (chosen) change({ category: chosen });
          }}
        />
        <DiaryDateField
          value={day}
          today={today()}
          onChange={(changed) => change({ day: changed })}
          error={isSubmitted ? problem : null}
        />
        <Textarea
          label={t('diary:new.text')}
          rows={4}
          maxLength={MESSAGE_MAX_LENGTH}
          value={text}
          error={isSubmitted && isEmpty && t('diary:own.empty')}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <Text size="small" tone="muted">
          {t('diary:new.clinicReaders')}
        </Text>
        {!refused && <CallProblem error={write.error} />}
        <Button type="submit" loading={write.isPending}>
          {t('diary:new.write')}
        </Button>
      </Stack>
      {isConfirming && (
        <FarewellDialog
          pets={pets.map(({ name }) => name).join(', ')}
          day={day}
          undo={t('diary:farewell.undoClinic')}
          isBusy={write.isPending}
          onConfirm={save}
          onClose={() => setConfirming(false)}
        />
      )}
    </form>
  );
}

/** Returns the code with which the server refused the date; null if it did not. */
const refusedDay = (error: Error | null): string | null =>
  (error instanceof ApiRefusal &&
    error.fields.find(({ field }) => field === 'payload.date')?.code) ||
  null;
