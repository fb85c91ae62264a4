import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Pet } from '@zampa/contract/pets/objects';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { usePetWords } from '@zampa/shared-screens/pets/use-pet-words';
import styles from './pets.module.css';

/** One pet of the list: who it is at a glance, and the way to its card. */
export function PetCard({ pet }: { pet: Pet }) {
  const words = usePetWords(pet);
  return (
    <Link to="/workspace/pets/$id" params={{ id: pet.id }} className={styles['card']}>
      <PetPicture pet={pet} size={72} />
      <span className={styles['cardWords']}>
        <span className={`z-display ${styles['cardName']}`}>{pet.name}</span>
        <span className={styles['quiet']}>{words.kind}</span>
        <span className={styles['quiet']}>{words.age}</span>
      </span>
      <IconChevronRight size={20} aria-hidden="true" className={styles['quiet']} />
    </Link>
  );
}
