import { useTranslation } from '@zampa/i18n/use-translation';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { useRef } from 'react';
import type { EntryPanelProps } from '../bookings/entry-panel-props.ts';
import { EntryPanel } from '../bookings/EntryPanel.tsx';
import styles from './CalendarScreen.module.css';
import { useDetailsFocus, useCloseOnEscape, useRestoreEntryFocus } from './use-details-focus.ts';

export interface EntryDetailsProps extends EntryPanelProps {
  /** Whether the details are shown beside the calendar, as on a wide screen. */
  isBeside: boolean;
}

/** Shows the details of an entry beside the calendar, or in a drawer on narrow screens. */
export function EntryDetails({ isBeside, ...details }: EntryDetailsProps) {
  return isBeside ? <DetailsCard {...details} /> : <DetailsDrawer {...details} />;
}

function DetailsDrawer(details: EntryPanelProps) {
  const { t } = useTranslation();
  useRestoreEntryFocus(details.event.id);
  return (
    <SideDrawer
      open
      onClose={details.onClose}
      size="small"
      title={t('appointments:calendar.details.title')}
      closeLabel={t('common:actions.close')}
    >
      <EntryPanel {...details} />
    </SideDrawer>
  );
}

/** Details beside the calendar, which stays usable. */
function DetailsCard(details: EntryPanelProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  useRestoreEntryFocus(details.event.id);
  useDetailsFocus(card, details.event.id);
  useCloseOnEscape(card, details.onClose);
  return (
    <section
      ref={card}
      className={styles['card']}
      aria-label={t('appointments:calendar.details.title')}
      tabIndex={-1}
    >
      <EntryPanel {...details} />
    </section>
  );
}
