import { Loader } from '@mantine/core';
import styles from './LoadingScreen.module.css';

export interface LoadingScreenProps {
  label: string;
}

/** Full-screen loader while the session is checked. For loading inside a screen, use `Skeletons`. */
export function LoadingScreen({ label }: LoadingScreenProps) {
  return (
    <div className={styles['screen']} role="status" aria-label={label}>
      <Loader size="md" />
    </div>
  );
}
