import { Button } from '@mantine/core';
import { IconMessageCirclePlus } from '@zampa/ui/icons/IconMessageCirclePlus';
import { IconNotebook } from '@zampa/ui/icons/IconNotebook';
import { IconPencil } from '@zampa/ui/icons/IconPencil';
import { Link } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import type { Pet } from '@zampa/contract/pets/objects';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { formatCalendarDayInWords } from '@zampa/i18n/format/dates';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { PetHealth } from '@zampa/shared-screens/pets/PetHealth.tsx';
import { usePetDetails } from '@zampa/shared-screens/pets/use-pet-details';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { type ReactNode, Suspense } from 'react';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetClinics } from './PetClinics.tsx';
import { PetFactList } from './PetFactList.tsx';
import { RemovePet } from './RemovePet.tsx';
import styles from './pets.module.css';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: few pets have been weighed twice. */
const PetWeights = lazyPart(
  async () => (await import('@zampa/shared-screens/pets/PetWeightHistory.tsx')).PetWeightHistory,
);

/** Lazy-loaded: it is read after the page is there. */
const PetRecord = lazyPart(async () => (await import('./PetRecord.tsx')).PetRecord);

/** Lazy-loaded: it is below the record. */
const RecordReaders = lazyPart(async () => (await import('./RecordReaders.tsx')).RecordReaders);

const DeceasedPetAppointments = lazyPart(
  async () => (await import('./PetAppointments.tsx')).DeceasedPetAppointments,
);

export interface PetProfileProps {
  pet: Pet;
  back: ReactNode;
}

/** Profile of a pet: picture, health, facts, diary and clinics. */
export function PetProfile({ pet, back }: PetProfileProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name } = pet;
  const words = usePetDetails(pet);
  const admin = useMe().families.some(
    ({ id, idRole }) => id === pet.FamilyId && idRole === FAMILY_ADMIN,
  );
  const deathDay = pet.deceasedOn ? formatCalendarDayInWords(pet.deceasedOn, language) : null;
  const edit = (
    <Button
      variant="subtle"
      leftSection={<IconPencil size={18} aria-hidden="true" />}
      renderRoot={(props) => (
        <Link to="/workspace/pets/$id" params={{ id: pet.id }} search={{ edit: true }} {...props} />
      )}
    >
      {t('pets:card.edit')}
    </Button>
  );

  return (
    <>
      <ScreenHeader title={name} under={words.kind} back={back} action={edit} />
      <Stack gap="24">
        <div className={styles['portrait']}>
          <PetPicture pet={pet} size={160} />
        </div>
        {deathDay ? (
          <>
            <Callout tone="quiet" className={styles['memory'] ?? ''}>
              {t('pets:card.loss', { name, day: deathDay })}
            </Callout>
            <Suspense>
              <DeceasedPetAppointments pet={pet} />
            </Suspense>
          </>
        ) : (
          <NewRequestLink pet={pet} />
        )}
        <PetHealth pet={pet} />
        <PetFactList pet={pet} />
        {pet.weight !== null && (
          <Suspense>
            <PetWeights pet={pet} />
          </Suspense>
        )}
        <DiaryLink pet={pet} />
        <Suspense>
          <PetRecord pet={pet} />
          <RecordReaders pet={pet} />
        </Suspense>
        <PetClinics pet={pet} />
        {admin && <RemovePet pet={pet} />}
      </Stack>
    </>
  );
}

/** Link to the pet's diary, also after its death. */
function DiaryLink({ pet: { id, name } }: { pet: Pet }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      size="lg"
      fullWidth
      leftSection={<IconNotebook size={20} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/workspace/diary" search={{ pets: [id] }} {...props} />}
    >
      {t('pets:card.diary', { name })}
    </Button>
  );
}

function NewRequestLink({ pet: { id, name } }: { pet: Pet }) {
  const { t } = useTranslation();
  return (
    <Button
      size="lg"
      fullWidth
      leftSection={<IconMessageCirclePlus size={20} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/workspace/ask" search={{ pet: id }} {...props} />}
    >
      {t('pets:card.ask', { name })}
    </Button>
  );
}
