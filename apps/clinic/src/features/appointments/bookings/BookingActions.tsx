import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useConfirmEntry } from '@zampa/client/appointments/use-change-entry';
import { useEndService } from '@zampa/client/inbox/change-request';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { ChosenPaymentType } from '@zampa/domain/payments/settling';
import { mayRunServices } from '@zampa/domain/people/staff-rights';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { AskToPay } from '@zampa/shared-screens/payments/AskToPay.tsx';
import { MarkPaid } from '@zampa/shared-screens/payments/MarkPaid.tsx';
import { JoinVideo } from '@zampa/shared-screens/navigation/JoinVideo.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { lazy, Suspense, useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { stepsOf } from './booking-steps.ts';
import type { EntryPanelProps } from './entry-panel-props.ts';
import styles from './EntryPanel.module.css';

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));
const NoShowDialog = lazy(async () => ({
  default: (await import('./NoShowDialog.tsx')).NoShowDialog,
}));
const CancelDialog = lazy(async () => ({
  default: (await import('./CancelDialog.tsx')).CancelDialog,
}));
const EndVisitDialog = lazy(async () => ({
  default: (await import('./EndVisitDialog.tsx')).EndVisitDialog,
}));

export interface BookingActionsProps extends EntryPanelProps {
  conversation: Conversation;
}

type Question = 'move' | 'noShow' | 'cancel' | 'end';

/** Shows what can be done about a booking now: the likely thing first. */
export function BookingActions({ conversation, ...props }: BookingActionsProps) {
  const { event, onClose } = props;
  const facility = useFacility();
  const { t } = useTranslation();
  const now = useServerMinute();
  const [question, ask] = useState<Question | null>(null);
  const confirm = useConfirmEntry(facility.id);
  const end = useEndService(conversation.id);
  const steps = stepsOf(event, conversation, now, facility.idRole);
  // Whoever has left, or was shut out, gets no other time.
  const isEnded = conversation.family.ended;
  const close = () => ask(null);
  // Only what has been started can be ended; at the desk both is one thing.
  const endVisit = (paymentType: ChosenPaymentType | undefined) =>
    end.mutate({ paymentType, start: true }, { onSuccess: onClose });
  return (
    <div className={styles['actions']}>
      {isByVideo(conversation) && mayRunServices(facility.idRole) && (
        <JoinVideo conversationId={conversation.id} />
      )}
      {steps.confirm && (
        <Button
          leftSection={<IconCheck size={18} aria-hidden="true" />}
          loading={confirm.isPending}
          onClick={() => confirm.mutate(event)}
        >
          {t('appointments-bookings:actions.confirm')}
        </Button>
      )}
      {steps.end && (
        <Button leftSection={<IconCheck size={18} aria-hidden="true" />} onClick={() => ask('end')}>
          {t('appointments-bookings:actions.end')}
        </Button>
      )}
      {steps.move && isEnded && (
        <Text size="small" tone="muted">
          {t('appointments-bookings:actions.notMoved')}
        </Text>
      )}
      <div className={styles['row']}>
        {steps.move && !isEnded && (
          <Button variant="default" onClick={() => ask('move')}>
            {t('appointments-bookings:actions.move')}
          </Button>
        )}
        {steps.noShow && (
          <Button variant="default" onClick={() => ask('noShow')}>
            {t('appointments-bookings:actions.noShow')}
          </Button>
        )}
        {steps.cancel && (
          <Button
            variant="default"
            className={styles['danger'] ?? ''}
            onClick={() => ask('cancel')}
          >
            {t('appointments-bookings:actions.cancel')}
          </Button>
        )}
      </div>
      <AskToPay conversation={conversation} />
      <MarkPaid conversation={conversation} />
      <CallProblem error={confirm.error} />
      <Suspense>
        {question === 'move' && (
          <MoveDialog event={event} onClose={close} onMoved={props.onMoved} />
        )}
        {question === 'noShow' && <NoShowDialog {...props} onClose={close} onMissed={onClose} />}
        {question === 'cancel' && <CancelDialog event={event} onClose={close} onDone={onClose} />}
        {question === 'end' && (
          <EndVisitDialog
            conversation={conversation}
            isEnding={end.isPending}
            error={end.error}
            onEnd={endVisit}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

const isByVideo = ({ category, payload: { status } }: Conversation) =>
  category === 'VIDEOCONSULTATION' && status !== 'CLOSED' && status !== 'PENDING';
