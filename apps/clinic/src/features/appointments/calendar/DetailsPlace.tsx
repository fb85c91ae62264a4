import { useTranslation } from '@zampa/i18n/use-translation';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { type ReactNode, useRef } from 'react';
import styles from './CalendarScreen.module.css';
import { useDetailsFocus, useDetailsKeys, useFocusBackToEntry } from './use-details-keys.ts';

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
  return isBeside ? <DetailsCard {...details} /> : <DetailsDrawer {...details} />;
}

type DetailsProps = Omit<DetailsPlaceProps, 'isBeside'>;

function DetailsDrawer({ entryId, onClose, children }: DetailsProps) {
  const { t } = useTranslation();
  useFocusBackToEntry(entryId);
  return (
    <SideDrawer
      open
      onClose={onClose}
      size="small"
      title={t('appointments-calendar:details.title')}
      closeLabel={t('common:actions.close')}
    >
      {children}
    </SideDrawer>
  );
}

/** Beside the calendar, which stays in use meanwhile. */
function DetailsCard({ entryId, onClose, children }: DetailsProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  useFocusBackToEntry(entryId);
  useDetailsFocus(card, entryId);
  useDetailsKeys(card, onClose);
  return (
    <section
      ref={card}
      className={styles['card']}
      aria-label={t('appointments-calendar:details.title')}
      tabIndex={-1}
    >
      {children}
    </section>
  );
}
