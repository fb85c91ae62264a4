import { PetAvatar, type PetAvatarProps } from './PetAvatar.tsx';
import styles from './PetChip.module.css';

/** Diameter of the picture in px at 100 % text: half of the smallest picture that is kept, for screens with twice the pixels. */
export const PET_CHIP_SIZE = 25;

/** Shows a pet and its name in one pill. */
export function PetChip({ ref, pet }: Pick<PetAvatarProps, 'ref' | 'pet'>) {
  return (
    <span className={styles['chip']}>
      <PetAvatar ref={ref} pet={pet} size={PET_CHIP_SIZE} />
      {pet.name}
    </span>
  );
}
