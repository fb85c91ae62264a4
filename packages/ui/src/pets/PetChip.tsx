import { PetAvatar, type PetPicture } from './PetAvatar.tsx';
import styles from './PetChip.module.css';

export interface PetChipProps {
  pet: PetPicture;
  selected?: boolean;
  /** With it the chip is a button that can be pressed and released. */
  onToggle?: (() => void) | undefined;
}

/** A pet and its name in one pill: to read, or to choose. */
export function PetChip({ pet, selected = false, onToggle }: PetChipProps) {
  const content = (
    <>
      <PetAvatar pet={pet} size={28} />
      {pet.name}
    </>
  );
  if (!onToggle) return <span className={styles['chip']}>{content}</span>;
  return (
    <button type="button" className={styles['chip']} aria-pressed={selected} onClick={onToggle}>
      {content}
    </button>
  );
}
