import { PetAvatar, type PetAvatarProps } from './PetAvatar.tsx';
import styles from './PetChip.module.css';

/** Diameter of the picture in px at 100% text size: half the smallest stored image width, for high-density screens. */
export const PET_CHIP_SIZE = 25;

/** Chip with the avatar and name of a pet. */
export function PetChip({ ref, pet }: Pick<PetAvatarProps, 'ref' | 'pet'>) {
  return (
    <span className={styles['chip']}>
      <PetAvatar ref={ref} pet={pet} size={PET_CHIP_SIZE} />
      <bdi>{pet.name}</bdi>
    </span>
  );
}
