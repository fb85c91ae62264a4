import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowForwardUp, IconFlag, IconPlayerPlay } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useStartService } from '@zampa/client/inbox/change-request';
import { useRoleAt } from '@zampa/client/session/use-role-at';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { isConfirmed } from '@zampa/domain/appointments/booking-status';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { refusalToEnd, refusalToStart } from '@zampa/domain/conversations/status';
import { mayOpenForClients, mayRunServices } from '@zampa/domain/people/staff-rights';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { lazy, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { isPutAside } from './put-aside.ts';
import { useFollowUp } from './use-follow-up.ts';

export interface ServiceActionProps {
  conversation: Conversation;
  onStarted: () => void;
}

/**
 * Shows the step that the state of the conversation and the role allow: a new one is started, a running one is ended. A new
 * one is put aside whose client has left; where its time is off, it may also go on.
 */
export function ServiceAction({ conversation, onStarted }: ServiceActionProps) {
  const { status } = conversation.payload;
  const role = useRoleAt(conversation.facility.id);
  if (status === 'CLOSED')
    return mayOpenForClients(role) ? <GoOn conversation={conversation} /> : null;
  if (!mayRunServices(role)) return null;
  const { appointment, family } = conversation;
  const isBooked = appointment !== null && isConfirmed(appointment.payload.status);
  const hasLeft = family.ended && !isBooked;
  const mayStart = status === 'NEW' && !hasLeft && !refusalToStart(status);
  const isOff = conversation.lastBooking !== null;
  return (
    <>
      {!refusalToEnd(status, hasLeft || isOff) && <EndService conversation={conversation} />}
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
        {t('inbox-opened:start.action')}
      </Button>
      <CallProblem error={start.error} />
    </>
  );
}

const FollowUpDialog = lazy(async () => ({
  default: (await import('./FollowUpDialog.tsx')).FollowUpDialog,
}));

/** What has ended stays so; what comes after it is a request of its own that says where it comes from. */
function GoOn({ conversation }: Pick<ServiceActionProps, 'conversation'>) {
  const { t } = useTranslation();
  const [asked, question] = useDisclosure(false);
  const followUp = useFollowUp(conversation);
  const navigate = useNavigate();
  const send = (note: string) =>
    followUp.mutate(note, {
      onSuccess: ({ id }) => {
        question.close();
        void navigate({ to: '/workspace/requests', search: { conversation: id } });
      },
    });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowForwardUp size={18} aria-hidden="true" />}
        onClick={question.open}
      >
        {t('inbox-opened:followUp.action')}
      </Button>
      {asked && (
        <Suspense>
          <FollowUpDialog
            maxLength={MESSAGE_MAX_LENGTH}
            isSending={followUp.isPending}
            problem={<CallProblem error={followUp.error} />}
            onSend={send}
            onClose={question.close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Ending cannot be taken back, so it is asked once more; the question's code comes when it is asked. */
const EndDialog = lazy(async () => ({ default: (await import('./EndDialog.tsx')).EndDialog }));

function EndService({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const [asked, question] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFlag size={18} aria-hidden="true" />}
        onClick={question.open}
      >
        {t(isPutAside(conversation) ? 'inbox-opened:putAside.action' : 'inbox-opened:end.action')}
      </Button>
      {asked && (
        <Suspense>
          <EndDialog conversation={conversation} onClose={question.close} />
        </Suspense>
      )}
    </>
  );
}
