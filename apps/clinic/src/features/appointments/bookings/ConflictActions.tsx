import { Button } from '@mantine/core';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { bookingPartiesText } from '@zampa/shared-screens/appointments/booking-parties-text';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { BookingConflict } from '../absences/ConflictingBookings.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import type { EntryPanelProps } from './entry-panel-props.ts';
import styles from './EntryPanel.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import { ProposeForBooking } from './ProposeForBooking.tsx';

export type ConflictActionsProps = BookingConflict & Pick<EntryPanelProps, 'onMoved'>;

/** Actions that resolve a conflict between a booking and an absence: move it, propose other times, or cancel it. */
export function ConflictActions({ event, proposal, startDay, onMoved }: ConflictActionsProps) {
  const { timezone: zone } = useFacility();
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'move' | 'propose' | 'cancel' | null>(null);
  const closeDialog = () => setDialog(null);
  const { start } = event.payload.event;
  // Each booking has the same buttons, so their accessible names include the booking.
  const parties = bookingPartiesText(event);
  const when = start ? formatDayTime(new Date(start), zone) : '';
  return (
    <div className={styles['row']}>
      <ConflictButton
        action={t('appointments:bookings.actions.move')}
        parties={parties}
        when={when}
        onPress={() => setDialog('move')}
      />
      {proposal && (
        <StatusChip tone="paid">{t('appointments:bookings.conflicts.proposed')}</StatusChip>
      )}
      {event.parent_id && !proposal && (
        <ConflictButton
          action={t('appointments:bookings.propose.action')}
          parties={parties}
          when={when}
          onPress={() => setDialog('propose')}
        />
      )}
      <ConflictButton
        action={t('appointments:bookings.conflicts.callOff')}
        parties={parties}
        when={when}
        onPress={() => setDialog('cancel')}
      />
      {dialog === 'move' && (
        <MoveDialog event={event} startDay={startDay} onClose={closeDialog} onMoved={onMoved} />
      )}
      {dialog === 'propose' && event.parent_id && (
        <ProposeForBooking visitId={event.parent_id} startDay={startDay} onClose={closeDialog} />
      )}
      {dialog === 'cancel' && (
        <CancelDialog event={event} onClose={closeDialog} onDone={closeDialog} />
      )}
    </div>
  );
}

interface ConflictButtonProps {
  action: string;
  /** The client and pets of the booking. */
  parties: string;
  when: string;
  onPress: () => void;
}

function ConflictButton({ action, parties, when, onPress }: ConflictButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      size="sm"
      variant="default"
      aria-label={t('appointments:bookings.conflicts.actionOn', {
        action,
        whose: parties,
        when,
      })}
      onClick={onPress}
    >
      {action}
    </Button>
  );
}
