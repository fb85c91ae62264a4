import '@zampa/i18n/english/appointments-bookings';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@zampa/ui/icons/IconX';
import { isBusy } from '@zampa/client/appointments/is-busy';
import { useTranslation } from '@zampa/i18n/use-translation';
import { AbsencePanel } from './AbsencePanel.tsx';
import { BookingPanel } from './BookingPanel.tsx';
import type { EntryPanelProps } from './entry-panel-props.ts';
import { ProposedPanel } from './ProposedPanel.tsx';
import styles from './EntryPanel.module.css';

/** Shows the details and actions of any calendar entry. */
export function EntryPanel(props: EntryPanelProps) {
  const { t } = useTranslation();
  const { event, onClose } = props;
  const isOther = event.category === 'NONE' && event.payload.status !== 'RESERVATION';
  return (
    <div className={styles['panel']}>
      <ActionIcon
        className={styles['close'] ?? ''}
        color="gray"
        aria-label={t('appointments:calendar.details.close')}
        onClick={onClose}
      >
        <IconX size={20} />
      </ActionIcon>
      {event.category === 'BOOKING' && event.parent_id && (
        <BookingPanel {...props} visitId={event.parent_id} />
      )}
      {isBusy(event) && <p>{t('appointments:bookings.entry.busyWhy')}</p>}
      {(event.category === 'OOO' || isOther) && <AbsencePanel {...props} />}
      {event.category === 'NONE' &&
        !isOther &&
        (event.parent_id ? (
          <ProposedPanel {...props} />
        ) : (
          <p>{t('appointments:bookings.entry.chosenWhy')}</p>
        ))}
    </div>
  );
}
