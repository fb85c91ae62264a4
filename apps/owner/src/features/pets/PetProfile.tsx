import { Button } from '@mantine/core';
import { IconMessageCirclePlus, IconNotebook, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import type { Pet } from '@zampa/contract/pets/objects';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { PetHealth } from '@zampa/shared-screens/pets/PetHealth.tsx';
import { usePetWords } from '@zampa/shared-screens/pets/use-pet-words';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetClinics } from './PetClinics.tsx';
import { PetFactList } from './PetFactList.tsx';
import { RemovePet } from './RemovePet.tsx';
import styles from './pets.module.css';

/** Few pets have been weighed twice. */
const PetWeights = lazy(async () => ({
  default: (await import('@zampa/shared-screens/pets/PetWeights.tsx')).PetWeights,
}));

const VisitsOfLostPet = lazy(async () => ({
  default: (await import('./VisitsOfPet.tsx')).VisitsOfLostPet,
}));

export interface PetProfileProps {
  pet: Pet;
  back: ReactNode;
}

/** Shows the card of a pet: its face, what is known of it, and who else knows it. */
export function PetProfile({ pet, back }: PetProfileProps) {
  const { t } = useTranslation();
  const { name } = pet;
  const words = usePetWords(pet);
  const admin = useMe().families.some(
    ({ id, idRole }) => id === pet.FamilyId && idRole === FAMILY_ADMIN,
  );
  const lost = pet.deceasedOn ? formatCalendarDay(pet.deceasedOn) : null;
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
        {lost ? (
          <>
            <Callout tone="quiet" className={styles['memory'] ?? ''}>
              {t('pets:card.loss', { name, day: lost })}
            </Callout>
            <Suspense>
              <VisitsOfLostPet pet={pet} />
            </Suspense>
          </>
        ) : (
          <AskAbout pet={pet} />
        )}
        <PetHealth pet={pet} />
        <PetFactList pet={pet} />
        {pet.weight !== null && (
          <Suspense>
            <PetWeights pet={pet} />
          </Suspense>
        )}
        <Diary pet={pet} />
        <PetClinics pet={pet} />
        {admin && <RemovePet pet={pet} />}
      </Stack>
    </>
  );
}

/** Leads to what was written about a pet, also once it has died. */
function Diary({ pet: { id, name } }: { pet: Pet }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      size="lg"
      fullWidth
      leftSection={<IconNotebook size={20} aria-hidden="true" />}
      renderRoot={(props) => (
        <Link to="/workspace/chat" search={{ type: ['DIARY'], pets: [id] }} {...props} />
      )}
    >
      {t('pets:card.diary', { name })}
    </Button>
  );
}

function AskAbout({ pet: { id, name } }: { pet: Pet }) {
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
