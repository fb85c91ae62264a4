import { IconX } from '@tabler/icons-react';
import styles from './RemoveButton.module.css';

export interface RemoveButtonProps {
  label: string;
  onPress: () => void;
  /** On the corner of a picture: drawn small, touched large. */
  corner?: boolean;
}

/** Takes a file of a composer away again. */
export function RemoveButton({ label, onPress, corner = false }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={styles['remove']}
      data-corner={corner}
      aria-label={label}
      onClick={onPress}
    >
      <IconX size={18} aria-hidden="true" />
    </button>
  );
}
