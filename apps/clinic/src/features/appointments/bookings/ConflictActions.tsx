import { Button } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import { CancelDialog } from './CancelDialog.tsx';
import type { EntryPanelProps } from './entry-panel-props.ts';
import styles from './EntryPanel.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import { ProposeForBooking } from './ProposeForBooking.tsx';

export type ConflictActionsProps = Pick<EntryPanelProps, 'event' | 'onMoved'>;

/** Makes room where a booking is in the way: it moves, its client chooses another time, or it is called off. */
export function ConflictActions({ event, onMoved }: ConflictActionsProps) {
  const { t } = useTranslation();
  const [question, ask] = useState<'move' | 'propose' | 'cancel' | null>(null);
  const close = () => ask(null);
  return (
    <div className={styles['row']}>
      <Button size="sm" variant="default" onClick={() => ask('move')}>
        {t('appointments-bookings:actions.move')}
      </Button>
      {event.parent_id && (
        <Button size="sm" variant="default" onClick={() => ask('propose')}>
          {t('appointments-bookings:propose.action')}
        </Button>
      )}
      <Button size="sm" variant="default" onClick={() => ask('cancel')}>
        {t('appointments-bookings:actions.cancel')}
      </Button>
      {question === 'move' && <MoveDialog event={event} onClose={close} onMoved={onMoved} />}
      {question === 'propose' && event.parent_id && (
        <ProposeForBooking visitId={event.parent_id} onClose={close} />
      )}
      {question === 'cancel' && <CancelDialog event={event} onClose={close} onDone={close} />}
    </div>
  );
}
