import { Logo } from '../brand/Logo.tsx';
import styles from './SplashScreen.module.css';

export interface SplashScreenProps {
  /** Announced by screen readers; shown small below the name. */
  text: string;
}

/** Full-screen logo while the app starts or the user signs out. */
export function SplashScreen({ text }: SplashScreenProps) {
  return (
    <div className={styles['splash']} role="status">
      <Logo size={64} />
      <span className={`z-display ${styles['name']}`}>Zampa</span>
      <span className={styles['text']}>{text}</span>
    </div>
  );
}
