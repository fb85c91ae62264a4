import { Button } from '@mantine/core';
import { IconMessageCirclePlus, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Pet } from '@zampa/contract/pets/objects';
import { formatCalendarDay } from '@zampa/i18n/format/dates';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { usePetWords } from '@zampa/shared-screens/pets/use-pet-words';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetClinics } from './PetClinics.tsx';
import { RemovePet } from './RemovePet.tsx';
import styles from './pets.module.css';

export interface PetProfileProps {
  pet: Pet;
  back: ReactNode;
}

/** The card of a pet: its face, what is known of it, and who else knows it. */
export function PetProfile({ pet, back }: PetProfileProps) {
  const { t } = useTranslation();
  const { name, birthDate } = pet;
  const words = usePetWords(pet);
  const born = birthDate ? `${words.age} · ${formatCalendarDay(birthDate)}` : '';
  const facts = [
    [t('pets:form.species'), words.species],
    [t('pets:form.breed'), words.breed],
    [t('pets:card.age'), born],
    [t('pets:form.sex'), words.sex],
    [t('pets:form.coat'), words.coat],
    [t('pets:form.origin'), words.origin],
  ] as const;
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
      <div className={styles['portrait']}>
        <PetPicture pet={pet} size={160} />
      </div>
      <Button
        size="lg"
        fullWidth
        leftSection={<IconMessageCirclePlus size={20} aria-hidden="true" />}
        renderRoot={(props) => <Link to="/workspace/ask" search={{ pet: pet.id }} {...props} />}
      >
        {t('pets:card.ask', { name })}
      </Button>
      <section className={styles['section']}>
        <h2>{t('pets:card.facts', { name })}</h2>
        <dl className={styles['facts']}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || t('pets:card.unknown')}</dd>
            </div>
          ))}
        </dl>
      </section>
      <PetClinics pet={pet} />
      <RemovePet pet={pet} />
    </>
  );
}
