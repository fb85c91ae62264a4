import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowForwardUp } from '@zampa/ui/icons/IconArrowForwardUp';
import { IconFlag } from '@zampa/ui/icons/IconFlag';
import { IconPlayerPlay } from '@zampa/ui/icons/IconPlayerPlay';
import { useNavigate } from '@tanstack/react-router';
import { useStartService } from '@zampa/client/inbox/change-request';
import { useRoleAt } from '@zampa/client/session/use-role-at';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { isConfirmed } from '@zampa/domain/appointments/booking-status';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { refusalToDecline, refusalToEnd, refusalToStart } from '@zampa/domain/conversations/status';
import { mayOpenForClients, mayRunServices } from '@zampa/domain/people/staff-rights';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DeclineRequest } from './DeclineRequest.tsx';
import { isUnstartedRequest } from './is-unstarted-request.ts';
import { useCreateFollowUp } from './use-create-follow-up.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

export interface ServiceActionProps {
  conversation: Conversation;
  onStarted: () => void;
}

/**
 * Buttons to start, decline or end the service, depending on the status and the user's role. A new request can only be closed
 * if its client has left; if its appointment was canceled, it can be started or closed.
 */
export function ServiceAction({ conversation, onStarted }: ServiceActionProps) {
  const [isEnding, ending] = useDisclosure(false);
  return (
    <>
      <ServiceButtons conversation={conversation} onStarted={onStarted} onEnd={ending.open} />
      {/* Stays open when the conversation closes, to say that it was paid by card. */}
      {isEnding && (
        <Suspense>
          <EndDialog conversation={conversation} onClose={ending.close} />
        </Suspense>
      )}
    </>
  );
}

interface ServiceButtonsProps extends ServiceActionProps {
  onEnd: () => void;
}

function ServiceButtons({ conversation, onStarted, onEnd }: ServiceButtonsProps) {
  const { status } = conversation.payload;
  const role = useRoleAt(conversation.facility.id);
  if (status === 'CLOSED')
    return mayOpenForClients(role) ? <FollowUpButton conversation={conversation} /> : null;
  if (!mayRunServices(role)) return null;
  const { appointment, family } = conversation;
  const isBooked = appointment !== null && isConfirmed(appointment.payload.status);
  const hasLeft = family.ended && !isBooked;
  const mayStart = status === 'NEW' && !hasLeft && !refusalToStart(status);
  const isOff = conversation.lastBooking !== null;
  const mayEnd = !refusalToEnd(status, hasLeft || isOff);
  const { category, user } = conversation;
  const openedByVet = user?.isVet ?? false;
  const mayDecline = !mayEnd && !refusalToDecline({ status, category, openedByVet });
  return (
    <>
      {mayDecline && <DeclineRequest id={conversation.id} />}
      {mayEnd && <EndButton conversation={conversation} onClick={onEnd} />}
      {mayStart && <StartService id={conversation.id} onStarted={onStarted} />}
    </>
  );
}

function StartService({ id, onStarted }: { id: string; onStarted: () => void }) {
  const { t } = useTranslation();
  const start = useStartService(id);
  return (
    <>
      <Button
        leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
        loading={start.isPending}
        onClick={() => start.mutate(undefined, { onSuccess: onStarted })}
      >
        {t('inbox:conversation.start.action')}
      </Button>
      <CallProblem error={start.error} />
    </>
  );
}

const FollowUpDialog = lazyPart(async () => (await import('./FollowUpDialog.tsx')).FollowUpDialog);

/** A closed request stays closed; this button creates a new request that refers to it. */
function FollowUpButton({ conversation }: Pick<ServiceActionProps, 'conversation'>) {
  const { t } = useTranslation();
  const [isDialogOpen, dialog] = useDisclosure(false);
  const followUp = useCreateFollowUp(conversation);
  const navigate = useNavigate();
  const sendFollowUp = (note: string) =>
    followUp.mutate(note, {
      onSuccess: ({ id }) => {
        dialog.close();
        void navigate({ to: '/workspace/requests', search: { conversation: id } });
      },
    });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowForwardUp size={18} aria-hidden="true" />}
        onClick={dialog.open}
      >
        {t('inbox:conversation.followUp.action')}
      </Button>
      {isDialogOpen && (
        <Suspense>
          <FollowUpDialog
            maxLength={MESSAGE_MAX_LENGTH}
            isSending={followUp.isPending}
            problem={<CallProblem error={followUp.error} />}
            onSend={sendFollowUp}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Lazy-loaded confirmation, because ending cannot be undone. */
const EndDialog = lazyPart(async () => (await import('./EndDialog.tsx')).EndDialog);

interface EndButtonProps {
  conversation: Conversation;
  onClick: () => void;
}

function EndButton({ conversation, onClick }: EndButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      leftSection={<IconFlag size={18} aria-hidden="true" />}
      onClick={onClick}
    >
      {t(
        isUnstartedRequest(conversation)
          ? 'inbox:conversation.putAside.action'
          : 'inbox:conversation.end.action',
      )}
    </Button>
  );
}
