import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Pet } from '@zampa/contract/pets/objects';
import { formatCalendarDayInWords } from '@zampa/i18n/format/dates';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { IconNotebook } from '@zampa/ui/icons/IconNotebook';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { type ReactNode, Suspense } from 'react';
import { PetFactList } from '../PetFactList.tsx';
import styles from '../pets.module.css';

const DeceasedPetAppointments = lazyPart(
  async () => (await import('../PetAppointments.tsx')).DeceasedPetAppointments,
);

/** Lazy-loaded: opened on request. */
const PetRecord = lazyPart(async () => (await import('../PetRecord.tsx')).PetRecord);

export interface PetMemoryProps {
  pet: Pet;
  /** `YYYY-MM-DD`. */
  deceasedOn: string;
  back: ReactNode;
  edit: ReactNode;
  /** The farewell words and the photos of the pet's diary. */
  memories: ReactNode;
  /** Button to remove the pet, for those who may. */
  remove: ReactNode;
}

/** A page to remember a pet that has died: its picture, its dates and the photos of its diary. Nothing is due. */
export function PetMemory({ pet, deceasedOn, back, edit, memories, remove }: PetMemoryProps) {
  const { t } = useTranslation();
  const { id, name } = pet;
  return (
    <>
      <ScreenHeader title={name} back={back} action={edit} />
      <Stack gap="24">
        <div className={styles['portrait']}>
          <PetPicture pet={pet} size={200} />
        </div>
        <Dates pet={pet} deceasedOn={deceasedOn} />
        <Suspense>
          <DeceasedPetAppointments pet={pet} />
        </Suspense>
        <Suspense>{memories}</Suspense>
        <Button
          variant="default"
          size="lg"
          fullWidth
          leftSection={<IconNotebook size={20} aria-hidden="true" />}
          renderRoot={(props) => <Link to="/workspace/diary" search={{ pets: [id] }} {...props} />}
        >
          {t('pets:card.diary', { name })}
        </Button>
        <PetFactList pet={pet} />
        <Suspense>
          <PetRecord pet={pet} />
        </Suspense>
        {remove}
      </Stack>
    </>
  );
}

function Dates({
  pet: { name, birthDate },
  deceasedOn,
}: Pick<PetMemoryProps, 'pet' | 'deceasedOn'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = formatCalendarDayInWords(deceasedOn, language);
  const born = birthDate && formatCalendarDayInWords(birthDate, language);
  return (
    <Callout tone="quiet" className={styles['memory'] ?? ''}>
      {born && <Text className="z-display">{`${born} – ${day}`}</Text>}
      <Text>{t('pets:card.loss', { name, day })}</Text>
    </Callout>
  );
}
