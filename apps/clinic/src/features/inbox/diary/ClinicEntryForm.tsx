import '@zampa/i18n/english/diary';
import { Button, Textarea } from '@mantine/core';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DiaryCategoryField } from '@zampa/shared-screens/conversations/diary/DiaryCategoryField.tsx';
import { FarewellDialog } from '@zampa/shared-screens/conversations/diary/FarewellDialog.tsx';
import { DateField } from '@zampa/shared-screens/form/DateField.tsx';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { today } from '@zampa/shared-screens/pets/today';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { NamePicker } from '../NamePicker.tsx';
import { useClinicEntry } from './use-clinic-entry.ts';

export interface ClinicEntryFormProps {
  /** The pet that is chosen at first. */
  petId: string | undefined;
  onWritten: () => void;
}

/** Form with which staff write in the diary of a pet that the clinic sees. A farewell is confirmed first. */
export function ClinicEntryForm({ petId, onWritten }: ClinicEntryFormProps) {
  const { t } = useTranslation();
  const form = useClinicEntry(petId, onWritten);
  const { entry, change, write } = form;
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="16">
        <NamePicker
          label={t('diary:new.clinicPets')}
          kind="pets"
          value={entry.pets}
          onChange={(chosen) => change({ pets: chosen.slice(-1) })}
        />
        <ErrorLine>{form.isPetMissing && t('diary:new.choosePet')}</ErrorLine>
        <DiaryCategoryField value={entry.category} onChange={(category) => change({ category })} />
        <DateField
          label={t('diary:new.date')}
          value={entry.day}
          max={today()}
          onChange={(changed) => change({ day: changed })}
          error={form.dayError}
        />
        <Textarea
          label={t('diary:new.text')}
          rows={4}
          maxLength={MESSAGE_MAX_LENGTH}
          value={entry.text}
          error={form.isTextMissing && t('diary:own.empty')}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <Text size="small" tone="muted">
          {t('diary:new.clinicReaders')}
        </Text>
        <CallProblem error={form.error} />
        <Button type="submit" loading={write.isPending}>
          {t('diary:new.write')}
        </Button>
      </Stack>
      {form.isConfirming && (
        <FarewellDialog
          pets={form.pets.map(({ name }) => name).join(', ')}
          day={entry.day}
          undo={t('diary:farewell.undoClinic')}
          isBusy={write.isPending}
          onConfirm={form.save}
          onClose={form.stopConfirming}
        />
      )}
    </form>
  );
}
