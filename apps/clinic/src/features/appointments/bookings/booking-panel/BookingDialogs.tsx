import { useEndService } from '@zampa/client/inbox/change-request';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { ChosenPaymentType } from '@zampa/domain/payments/payment-due';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense } from 'react';
import type { EntryPanelProps } from '../entry-panel-props.ts';

const MoveDialog = lazyPart(async () => (await import('../MoveDialog.tsx')).MoveDialog);
const NoShowDialog = lazyPart(async () => (await import('../NoShowDialog.tsx')).NoShowDialog);
const CancelDialog = lazyPart(async () => (await import('../CancelDialog.tsx')).CancelDialog);
const EndVisitDialog = lazyPart(async () => (await import('../EndVisitDialog.tsx')).EndVisitDialog);

export type BookingDialog = 'move' | 'noShow' | 'cancel' | 'end';

export interface BookingDialogsProps extends EntryPanelProps {
  conversation: Conversation;
  /** The open dialog; null if none is. */
  dialog: BookingDialog | null;
  onCloseDialog: () => void;
}

/** Dialogs of the actions on a booking. */
export function BookingDialogs(props: BookingDialogsProps) {
  const { conversation, dialog, event, onClose, onCloseDialog, onDone, onMoved } = props;
  const end = useEndService(conversation.id);
  const isPaidByCard = end.data?.isPaidByCard === true;
  // A visit must be started before it can be ended; this does both.
  const endVisit = (paymentType: ChosenPaymentType | undefined) =>
    end.mutate(
      { paymentType, start: true },
      { onSuccess: (ended) => ended.isPaidByCard || onClose() },
    );
  return (
    <Suspense>
      {dialog === 'move' && <MoveDialog event={event} onClose={onCloseDialog} onMoved={onMoved} />}
      {dialog === 'noShow' && (
        <NoShowDialog
          event={event}
          onDone={onDone}
          onMoved={onMoved}
          onClose={onCloseDialog}
          onMissed={onClose}
        />
      )}
      {dialog === 'cancel' && (
        <CancelDialog event={event} onClose={onCloseDialog} onDone={onClose} />
      )}
      {dialog === 'end' && (
        <EndVisitDialog
          conversation={conversation}
          isEnding={end.isPending}
          error={end.error}
          isPaidByCard={isPaidByCard}
          onEnd={endVisit}
          onClose={isPaidByCard ? onClose : onCloseDialog}
        />
      )}
    </Suspense>
  );
}
