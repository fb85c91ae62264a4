import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { today } from '@zampa/shared-screens/pets/today';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { DayField } from '../DayField.tsx';
import type { NoteValues } from './note-values.ts';

export interface DeathFieldProps {
  form: UseFormReturn<NoteValues>;
  pet: Pet;
  /** Saves after the death was switched on or off. */
  onCleared: () => void;
}

/** Records the death of the pet with the note. Signing the note then cancels the pet's appointments. */
export function DeathField({ form, pet, onCleared }: DeathFieldProps) {
  const { t } = useTranslation();
  const day = useWatch({ control: form.control, name: 'deceasedOn' });
  if (pet.deceasedOn !== null && day === '') return null;
  return (
    <Stack gap="8">
      <Checkbox
        label={t('health:clinic.note.died', { name: pet.name })}
        description={t('health:clinic.note.diedWhy')}
        checked={day !== ''}
        onChange={({ currentTarget }) => {
          form.setValue('deceasedOn', currentTarget.checked ? today() : '');
          onCleared();
        }}
      />
      {day !== '' && (
        <DayField
          control={form.control}
          name="deceasedOn"
          label={t('health:clinic.note.diedOn')}
          max={today()}
        />
      )}
    </Stack>
  );
}
