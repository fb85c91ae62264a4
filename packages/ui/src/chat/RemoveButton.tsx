import { IconX } from '../icons/IconX.ts';
import styles from './RemoveButton.module.css';

export interface RemoveButtonProps {
  label: string;
  onPress: () => void;
  /** On the corner of a picture: looks small but has a large touch target. */
  isOnCorner?: boolean;
}

/** Button that removes a file from the composer. */
export function RemoveButton({ label, onPress, isOnCorner = false }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={styles['remove']}
      data-corner={isOnCorner}
      aria-label={label}
      onClick={onPress}
    >
      <IconX size={18} aria-hidden="true" />
    </button>
  );
}
