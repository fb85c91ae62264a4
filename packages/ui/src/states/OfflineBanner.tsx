import { IconWifiOff } from '../icons/IconWifiOff.ts';
import styles from './OfflineBanner.module.css';

export interface OfflineBannerProps {
  offline: boolean;
  text: string;
  /** When the data was last updated, and what happens to input. */
  details?: string | undefined;
}

/**
 * Banner at the top of every screen while offline. The live region stays mounted, so that screen readers announce
 * changes.
 */
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
