import { useTranslation } from '@zampa/i18n/use-translation';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { useRef } from 'react';
import type { EntryPanelProps } from '../bookings/entry-panel-props.ts';
import { EntryPanel } from '../bookings/EntryPanel.tsx';
import styles from './CalendarScreen.module.css';
import { useDetailsFocus, useDetailsKeys, useFocusBackToEntry } from './use-details-keys.ts';

export interface DetailsPlaceProps extends EntryPanelProps {
  /** Whether they stand beside the calendar, as on a wide screen. */
  isBeside: boolean;
}

/** Shows the details of an entry where there is room for them: beside the calendar, or over it. */
export function DetailsPlace({ isBeside, ...details }: DetailsPlaceProps) {
  return isBeside ? <DetailsCard {...details} /> : <DetailsDrawer {...details} />;
}

function DetailsDrawer(details: EntryPanelProps) {
  const { t } = useTranslation();
  useFocusBackToEntry(details.event.id);
  return (
    <SideDrawer
      open
      onClose={details.onClose}
      size="small"
      title={t('appointments-calendar:details.title')}
      closeLabel={t('common:actions.close')}
    >
      <EntryPanel {...details} />
    </SideDrawer>
  );
}

/** Beside the calendar, which stays in use meanwhile. */
function DetailsCard(details: EntryPanelProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  useFocusBackToEntry(details.event.id);
  useDetailsFocus(card, details.event.id);
  useDetailsKeys(card, details.onClose);
  return (
    <section
      ref={card}
      className={styles['card']}
      aria-label={t('appointments-calendar:details.title')}
      tabIndex={-1}
    >
      <EntryPanel {...details} />
    </section>
  );
}
