import { useTranslation } from '@zampa/i18n/use-translation';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { type ReactNode, useRef } from 'react';
import styles from './CalendarScreen.module.css';
import { useDetailsKeys } from './use-details-keys.ts';

export interface DetailsPlaceProps {
  /** Whose details they are. */
  entryId: string;
  /** Whether they stand beside the calendar, as on a wide screen. */
  isBeside: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Shows the details of an entry where there is room for them: beside the calendar, or over it. */
export function DetailsPlace({ isBeside, ...details }: DetailsPlaceProps) {
  const { t } = useTranslation();
  if (isBeside) return <DetailsCard {...details} />;
  return (
    <SideDrawer
      open
      onClose={details.onClose}
      size="small"
      title={t('appointments-calendar:details.title')}
      closeLabel={t('common:actions.close')}
    >
      {details.children}
    </SideDrawer>
  );
}

/** Beside the calendar, which stays in use meanwhile. */
function DetailsCard({ entryId, onClose, children }: Omit<DetailsPlaceProps, 'isBeside'>) {
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
