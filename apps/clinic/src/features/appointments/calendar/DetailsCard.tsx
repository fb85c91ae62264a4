import { useTranslation } from '@zampa/i18n/use-translation';
import { type ReactNode, useRef } from 'react';
import styles from './CalendarScreen.module.css';
import { useDetailsKeys } from './use-details-keys.ts';

export interface DetailsCardProps {
  /** Whose details they are. */
  entryId: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows the details of an entry beside the calendar, which stays in use meanwhile. */
export function DetailsCard({ entryId, onClose, children }: DetailsCardProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLDivElement>(null);
  useDetailsKeys(card, entryId, onClose);
  return (
    <div
      ref={card}
      className={styles['card']}
      role="group"
      aria-label={t('appointments-calendar:details.title')}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
