import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { Link } from '@tanstack/react-router';
import type { Pet } from '@zampa/contract/pets/objects';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './home.module.css';

/** Horizontally scrolling row of the family's pets, with a button to add one. */
export function PetRow({ pets }: { pets: readonly Pet[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles['pets']} aria-label={t('home:owner.yourPets')}>
      {pets.map((pet) => (
        <li key={pet.id}>
          <Link to="/workspace/pets/$id" params={{ id: pet.id }} className={styles['pet']}>
            <PetPicture pet={pet} size={66} />
            <span>
              <bdi>{pet.name}</bdi>
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link to="/workspace/pets/new" className={styles['pet']}>
          <span className={styles['place']}>
            <IconPlus size={24} aria-hidden="true" />
          </span>
          <span>{t('home:owner.add')}</span>
        </Link>
      </li>
    </ul>
  );
}
