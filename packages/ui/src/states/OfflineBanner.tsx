import { IconWifiOff } from '@tabler/icons-react';
import styles from './OfflineBanner.module.css';

export interface OfflineBannerProps {
  offline: boolean;
  text: string;
  /** As of when the screens are, and what becomes of what is written. */
  details?: string | undefined;
}

/** Tells at the top of every screen that there is no connection; the region stays so that its change is read aloud. */
export function OfflineBanner({ offline, text, details }: OfflineBannerProps) {
  return (
    <div role="status">
      {offline && (
        <div className={styles['banner']}>
          <IconWifiOff size={18} aria-hidden="true" />
          <span>
            <span>{text}</span>
            {details && <span className={styles['details']}> {details}</span>}
          </span>
        </div>
      )}
    </div>
  );
}
