import { Button } from '@mantine/core';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { whoseBooking } from '@zampa/shared-screens/appointments/whose-booking';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import type { Conflict } from '../absences/BookingsInTheWay.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import type { EntryPanelProps } from './entry-panel-props.ts';
import styles from './EntryPanel.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import { ProposeForBooking } from './ProposeForBooking.tsx';

export type ConflictActionsProps = Conflict & Pick<EntryPanelProps, 'onMoved'>;

/** Makes room where a booking is in the way: it moves, its client chooses another time, or it is called off. */
export function ConflictActions({ event, proposal, startDay, onMoved }: ConflictActionsProps) {
  const { timezone: zone } = useFacility();
  const { t } = useTranslation();
  const [question, ask] = useState<'move' | 'propose' | 'cancel' | null>(null);
  const close = () => ask(null);
  const { start } = event.payload.event;
  // There are as many of each button as there are bookings: by its name alone, one is told from the others.
  const nameOf = (action: string) =>
    t('appointments-bookings:conflicts.actionOn', {
      action,
      whose: whoseBooking(event),
      when: start ? formatDayTime(new Date(start), zone) : '',
    });
  const [move, propose, cancel] = [
    t('appointments-bookings:actions.move'),
    t('appointments-bookings:propose.action'),
    t('appointments-bookings:conflicts.callOff'),
  ];
  return (
    <div className={styles['row']}>
      <Button size="sm" variant="default" aria-label={nameOf(move)} onClick={() => ask('move')}>
        {move}
      </Button>
      {proposal && (
        <StatusChip tone="paid">{t('appointments-bookings:conflicts.proposed')}</StatusChip>
      )}
      {event.parent_id && !proposal && (
        <Button
          size="sm"
          variant="default"
          aria-label={nameOf(propose)}
          onClick={() => ask('propose')}
        >
          {propose}
        </Button>
      )}
      <Button size="sm" variant="default" aria-label={nameOf(cancel)} onClick={() => ask('cancel')}>
        {cancel}
      </Button>
      {question === 'move' && (
        <MoveDialog event={event} startDay={startDay} onClose={close} onMoved={onMoved} />
      )}
      {question === 'propose' && event.parent_id && (
        <ProposeForBooking visitId={event.parent_id} startDay={startDay} onClose={close} />
      )}
      {question === 'cancel' && <CancelDialog event={event} onClose={close} onDone={close} />}
    </div>
  );
}
