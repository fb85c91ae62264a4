import { Button } from '@mantine/core';
import { IconCheck } from '@zampa/ui/icons/IconCheck';
import { useConfirmEntry } from '@zampa/client/appointments/use-change-entry';
import { useEndService } from '@zampa/client/inbox/change-request';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { ChosenPaymentType } from '@zampa/domain/payments/payment-due';
import { mayRunServices } from '@zampa/domain/people/staff-rights';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { RequestCardPayment } from '@zampa/shared-screens/payments/RequestCardPayment.tsx';
import { MarkPaidButton } from '@zampa/shared-screens/payments/MarkPaidButton.tsx';
import { JoinVideoButton } from '@zampa/shared-screens/navigation/JoinVideoButton.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Suspense, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { allowedBookingSteps } from './booking-steps.ts';
import type { EntryPanelProps } from './entry-panel-props.ts';
import styles from './EntryPanel.module.css';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const MoveDialog = lazyPart(async () => (await import('./MoveDialog.tsx')).MoveDialog);
const NoShowDialog = lazyPart(async () => (await import('./NoShowDialog.tsx')).NoShowDialog);
const CancelDialog = lazyPart(async () => (await import('./CancelDialog.tsx')).CancelDialog);
const EndVisitDialog = lazyPart(async () => (await import('./EndVisitDialog.tsx')).EndVisitDialog);

export interface BookingActionsProps extends EntryPanelProps {
  conversation: Conversation;
}

type BookingDialog = 'move' | 'noShow' | 'cancel' | 'end';

/** Shows the available actions for a booking, the most likely one first. */
export function BookingActions({ conversation, ...props }: BookingActionsProps) {
  const { event, onClose } = props;
  const facility = useFacility();
  const { t } = useTranslation();
  const now = useServerMinute();
  const [dialog, setDialog] = useState<BookingDialog | null>(null);
  const confirm = useConfirmEntry(facility.id);
  const end = useEndService(conversation.id);
  const isPaidByCard = end.data?.isPaidByCard === true;
  const steps = allowedBookingSteps(event, conversation, now, facility.idRole);
  // A client who has left or was disabled cannot get another time.
  const isEnded = conversation.family.ended;
  const closeDialog = () => setDialog(null);
  // A visit must be started before it can be ended; this does both.
  const endVisit = (paymentType: ChosenPaymentType | undefined) =>
    end.mutate(
      { paymentType, start: true },
      { onSuccess: (ended) => ended.isPaidByCard || onClose() },
    );
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
      <div className={styles['row']}>
        {steps.move && !isEnded && (
          <Button variant="default" onClick={() => setDialog('move')}>
            {t('appointments:bookings.actions.move')}
          </Button>
        )}
        {steps.noShow && (
          <Button variant="default" onClick={() => setDialog('noShow')}>
            {t('appointments:bookings.actions.noShow')}
          </Button>
        )}
        {steps.cancel && (
          <Button
            variant="default"
            className={styles['danger'] ?? ''}
            onClick={() => setDialog('cancel')}
          >
            {t('appointments:bookings.actions.cancel')}
          </Button>
        )}
      </div>
      <RequestCardPayment conversation={conversation} />
      <MarkPaidButton conversation={conversation} />
      <CallProblem error={confirm.error} />
      <Suspense>
        {dialog === 'move' && (
          <MoveDialog event={event} onClose={closeDialog} onMoved={props.onMoved} />
        )}
        {dialog === 'noShow' && (
          <NoShowDialog {...props} onClose={closeDialog} onMissed={onClose} />
        )}
        {dialog === 'cancel' && (
          <CancelDialog event={event} onClose={closeDialog} onDone={onClose} />
        )}
        {dialog === 'end' && (
          <EndVisitDialog
            conversation={conversation}
            isEnding={end.isPending}
            error={end.error}
            isPaidByCard={isPaidByCard}
            onEnd={endVisit}
            onClose={isPaidByCard ? onClose : closeDialog}
          />
        )}
      </Suspense>
    </div>
  );
}

const canJoinVideo = ({ category, payload: { status } }: Conversation) =>
  category === 'VIDEOCONSULTATION' && status !== 'CLOSED' && status !== 'PENDING';
