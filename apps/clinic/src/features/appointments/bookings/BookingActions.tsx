import { Button } from '@mantine/core';
import { IconCheck } from '@zampa/ui/icons/IconCheck';
import { useConfirmEntry } from '@zampa/client/appointments/use-change-entry';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { mayRunServices } from '@zampa/domain/people/staff-rights';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { RequestCardPayment } from '@zampa/shared-screens/payments/RequestCardPayment.tsx';
import { MarkPaidButton } from '@zampa/shared-screens/payments/MarkPaidButton.tsx';
import { JoinVideoButton } from '@zampa/shared-screens/navigation/JoinVideoButton.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { type BookingDialog, BookingDialogs } from './booking-panel/BookingDialogs.tsx';
import { allowedBookingSteps } from './booking-steps.ts';
import type { EntryPanelProps } from './entry-panel-props.ts';
import styles from './EntryPanel.module.css';

export interface BookingActionsProps extends EntryPanelProps {
  conversation: Conversation;
}

/** Shows the available actions for a booking, the most likely one first. */
export function BookingActions({ conversation, ...props }: BookingActionsProps) {
  const { event } = props;
  const facility = useFacility();
  const { t } = useTranslation();
  const now = useServerMinute();
  const [dialog, setDialog] = useState<BookingDialog | null>(null);
  const confirm = useConfirmEntry(facility.id);
  const steps = allowedBookingSteps(event, conversation, now, facility.idRole);
  // A client who has left or was disabled cannot get another time.
  const isEnded = conversation.family.ended;
  return (
    <div className={styles['actions']}>
      {canJoinVideo(conversation) && mayRunServices(facility.idRole) && (
        <JoinVideoButton conversationId={conversation.id} />
      )}
      {steps.confirm && (
        <Button
          leftSection={<IconCheck size={18} aria-hidden="true" />}
          loading={confirm.isPending}
          onClick={() => confirm.mutate(event)}
        >
          {t('appointments:bookings.actions.confirm')}
        </Button>
      )}
      {steps.end && (
        <Button
          leftSection={<IconCheck size={18} aria-hidden="true" />}
          onClick={() => setDialog('end')}
        >
          {t('appointments:bookings.actions.end')}
        </Button>
      )}
      {steps.move && isEnded && (
        <Text size="small" tone="muted">
          {t('appointments:bookings.actions.notMoved')}
        </Text>
      )}
      <ChangeButtons
        mayMove={steps.move && !isEnded}
        mayMarkNoShow={steps.noShow}
        mayCancel={steps.cancel}
        onOpen={setDialog}
      />
      <RequestCardPayment conversation={conversation} />
      <MarkPaidButton conversation={conversation} />
      <CallProblem error={confirm.error} />
      <BookingDialogs
        {...props}
        conversation={conversation}
        dialog={dialog}
        onCloseDialog={() => setDialog(null)}
      />
    </div>
  );
}

interface ChangeButtonsProps {
  mayMove: boolean;
  mayMarkNoShow: boolean;
  mayCancel: boolean;
  onOpen: (dialog: BookingDialog) => void;
}

function ChangeButtons({ mayMove, mayMarkNoShow, mayCancel, onOpen }: ChangeButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['row']}>
      {mayMove && (
        <Button variant="default" onClick={() => onOpen('move')}>
          {t('appointments:bookings.actions.move')}
        </Button>
      )}
      {mayMarkNoShow && (
        <Button variant="default" onClick={() => onOpen('noShow')}>
          {t('appointments:bookings.actions.noShow')}
        </Button>
      )}
      {mayCancel && (
        <Button
          variant="default"
          className={styles['danger'] ?? ''}
          onClick={() => onOpen('cancel')}
        >
          {t('appointments:bookings.actions.cancel')}
        </Button>
      )}
    </div>
  );
}

const canJoinVideo = ({ category, payload: { status } }: Conversation) =>
  category === 'VIDEOCONSULTATION' && status !== 'CLOSED' && status !== 'PENDING';
