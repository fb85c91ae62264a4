import '@zampa/i18n/english/diary';
import { Button, Textarea } from '@mantine/core';
import type { Pet } from '@zampa/contract/pets/objects';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { formatCalendarDayInWords } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import {
  dayProblem,
  DiaryDateField,
} from '@zampa/shared-screens/conversations/diary/DiaryDateField.tsx';
import { PictureInput } from '@zampa/shared-screens/files/PictureInput.tsx';
import { today } from '@zampa/shared-screens/pets/today';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import { type Farewell, useFarewell } from './use-farewell.ts';

export interface FarewellFlowProps {
  pet: Pet;
  onClose: () => void;
}

/** Two gentle steps when a pet has died: the day, words and a photo; then what will change, to be confirmed. */
export function FarewellFlow({ pet, onClose }: FarewellFlowProps) {
  const { t } = useTranslation();
  const [isLastStep, setLastStep] = useState(false);
  const { farewell, change, save } = useFarewell(pet);
  const problem = dayProblem(t, { day: farewell.day, category: 'DEATH', pets: [pet] });
  const confirm = () => {
    save();
    onClose();
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('pets:farewell.title', { name: pet.name })}
      closeLabel={t('common:actions.close')}
      actions={
        isLastStep ? (
          <>
            <Button variant="default" onClick={() => setLastStep(false)}>
              {t('common:actions.back')}
            </Button>
            <Button onClick={confirm}>{t('diary:farewell.confirm')}</Button>
          </>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              {t('diary:farewell.keep')}
            </Button>
            <Button disabled={problem !== null} onClick={() => setLastStep(true)}>
              {t('pets:farewell.next')}
            </Button>
          </>
        )
      }
    >
      {isLastStep ? (
        <Consequences name={pet.name} day={farewell.day} />
      ) : (
        <FarewellFields name={pet.name} farewell={farewell} problem={problem} onChange={change} />
      )}
    </ModalDialog>
  );
}

interface FarewellFieldsProps {
  name: string;
  farewell: Farewell;
  /** Why the day cannot be saved. */
  problem: string | null;
  onChange: (changes: Partial<Farewell>) => void;
}

function FarewellFields({ name, farewell, problem, onChange }: FarewellFieldsProps) {
  const { t } = useTranslation();
  const { day, words, photo } = farewell;
  return (
    <Stack gap="16">
      <Text>{t('pets:farewell.intro')}</Text>
      <DiaryDateField
        value={day}
        today={today()}
        onChange={(changed) => onChange({ day: changed })}
        error={problem}
      />
      <Textarea
        label={t('pets:farewell.words')}
        rows={3}
        maxLength={MESSAGE_MAX_LENGTH}
        value={words}
        onChange={({ currentTarget }) => onChange({ words: currentTarget.value })}
      />
      <PictureInput
        label={t('pets:farewell.photo', { name })}
        chooseLabel={photo?.name ?? t('pets:farewell.choosePhoto')}
        undoLabel={photo && t('pets:farewell.dropPhoto')}
        onChoose={(chosen) => onChange({ photo: chosen })}
        error={undefined}
      />
    </Stack>
  );
}

function Consequences({ name, day }: { name: string; day: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Stack gap="12">
      <Text>{t('pets:farewell.when', { name, day: formatCalendarDayInWords(day, language) })}</Text>
      <Text>{t('pets:farewell.ends')}</Text>
      <Text>{t('pets:farewell.stays', { name })}</Text>
      <Text tone="muted">{t('diary:farewell.undo')}</Text>
    </Stack>
  );
}
