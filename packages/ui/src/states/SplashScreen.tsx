import { Logo } from '../brand/Logo.tsx';
import styles from './SplashScreen.module.css';

export interface SplashScreenProps {
  /** Read aloud; shown small under the name. */
  text: string;
}

/** Shows the brand alone, while the app opens or after signing out. */
export function SplashScreen({ text }: SplashScreenProps) {
  return (
    <div className={styles['splash']} role="status">
      <Logo size={64} />
      <span className={`z-display ${styles['name']}`}>Zampa</span>
      <span className={styles['text']}>{text}</span>
    </div>
  );
}
