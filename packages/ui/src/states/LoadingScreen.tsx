import { Loader } from '@mantine/core';
import styles from './LoadingScreen.module.css';

export interface LoadingScreenProps {
  label: string;
}

/** Stands in while the app finds out who is there. Short waits inside a screen use `Skeletons`. */
export function LoadingScreen({ label }: LoadingScreenProps) {
  return (
    <div className={styles['screen']} role="status" aria-label={label}>
      <Loader size="md" />
    </div>
  );
}
