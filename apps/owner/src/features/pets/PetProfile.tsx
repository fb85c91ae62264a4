import { Button } from '@mantine/core';
import { IconMessageCirclePlus } from '@zampa/ui/icons/IconMessageCirclePlus';
import { IconPencil } from '@zampa/ui/icons/IconPencil';
import { Link } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import type { Pet } from '@zampa/contract/pets/objects';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { PetHealth } from '@zampa/shared-screens/pets/PetHealth.tsx';
import { usePetDetails } from '@zampa/shared-screens/pets/use-pet-details';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FarewellButton } from './memory/FarewellButton.tsx';
import { PetClinics } from './PetClinics.tsx';
import { PetFactList } from './PetFactList.tsx';
import { PetSectionsSkeleton } from './PetSectionsSkeleton.tsx';
import { RemovePet } from './RemovePet.tsx';
import styles from './pets.module.css';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: they are read after the page is there. */
const PetSections = lazyPart(async () => (await import('./PetSections.tsx')).PetSections);

/** Lazy-loaded: few pets have died. */
const PetMemory = lazyPart(async () => (await import('./memory/PetMemory.tsx')).PetMemory);

export interface PetProfileProps {
  pet: Pet;
  back: ReactNode;
  /** Shown above the rest of the page. */
  notice?: ReactNode;
  /** Renders the latest entries of the pet's timeline. */
  renderLatest: (pet: Pet) => ReactNode;
  /** Renders the farewell words and photos of the pet's diary. */
  renderMemories: (pet: Pet) => ReactNode;
}

/** Page of a pet: what is due, its weight, what happened, its health record, facts and clinics; or a page to remember it. */
export function PetProfile({ pet, back, notice, renderLatest, renderMemories }: PetProfileProps) {
  const isAdmin = useMe().families.some(
    ({ id, idRole }) => id === pet.FamilyId && idRole === FAMILY_ADMIN,
  );
  const remove = isAdmin && <RemovePet pet={pet} />;
  const edit = <EditLink pet={pet} />;
  if (pet.deceasedOn)
    return (
      <Suspense>
        {notice}
        <PetMemory
          pet={pet}
          deceasedOn={pet.deceasedOn}
          back={back}
          edit={edit}
          memories={renderMemories(pet)}
          remove={remove}
        />
      </Suspense>
    );
  return (
    <LivingPet
      pet={pet}
      back={back}
      edit={edit}
      notice={notice}
      latest={renderLatest(pet)}
      remove={remove}
    />
  );
}

interface LivingPetProps {
  pet: Pet;
  back: ReactNode;
  edit: ReactNode;
  notice: ReactNode;
  latest: ReactNode;
  remove: ReactNode;
}

function LivingPet({ pet, back, edit, notice, latest, remove }: LivingPetProps) {
  const words = usePetDetails(pet);
  return (
    <>
      <ScreenHeader title={pet.name} under={words.kind} back={back} action={edit} />
      <Stack gap="24">
        <Suspense>{notice}</Suspense>
        <div className={styles['portrait']}>
          <PetPicture pet={pet} size={160} />
        </div>
        <NewRequestLink pet={pet} />
        <PetHealth pet={pet} />
        <Suspense fallback={<PetSectionsSkeleton />}>
          <PetSections pet={pet} latest={latest} />
        </Suspense>
        <PetFactList pet={pet} />
        <PetClinics pet={pet} />
        <FarewellButton pet={pet} />
        {remove}
      </Stack>
    </>
  );
}

function EditLink({ pet: { id } }: { pet: Pet }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="subtle"
      leftSection={<IconPencil size={18} aria-hidden="true" />}
      renderRoot={(props) => (
        <Link to="/workspace/pets/$id" params={{ id }} search={{ edit: true }} {...props} />
      )}
    >
      {t('pets:card.edit')}
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
