import { phoneLink } from '@zampa/domain/people/phone-format';
import { Button } from '@mantine/core';
import { IconCheck } from '@zampa/ui/icons/IconCheck';
import { IconPhone } from '@zampa/ui/icons/IconPhone';
import { useRouter } from '@tanstack/react-router';
import { useConfirmEntry } from '@zampa/client/appointments/use-change-entry';
import { useStartService } from '@zampa/client/inbox/change-request';
import { useMarkInboxDone } from '@zampa/client/inbox/use-mark-inbox-done';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import { isConfirmable } from '@zampa/domain/appointments/is-confirmable';
import { requestPath } from '@zampa/domain/inbox/request-lists';
import { mayReadHealth, mayRunServices } from '@zampa/domain/people/staff-rights';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ServerPathLink } from '@zampa/shared-screens/navigation/ServerPathLink.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Suspense } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const JoinVideo = lazyPart(
  async () =>
    (await import('@zampa/shared-screens/navigation/JoinVideoButton.tsx')).JoinVideoButton,
);

type ConversationItem = InboxItem & { readonly conversationId: string };

/** Buttons to handle an inbox item without opening it; the most likely one comes last. */
export function InboxActions({ item }: { item: InboxItem }) {
  const { t } = useTranslation();
  const { conversationId, kind } = item;
  if (conversationId === undefined) return <OpenLink item={item} isAnswered={kind === 'JOIN'} />;
  const conversationItem = { ...item, conversationId };
  if (kind === 'REQUEST') return <StartConsultation item={conversationItem} />;
  if (kind === 'VIDEO_WAITING')
    return (
      <Suspense>
        <JoinVideo conversationId={conversationId} compact />
      </Suspense>
    );
  if (kind === 'TO_BE_MOVED')
    return (
      <Row justify="end">
        <CallButton item={item} />
        <OpenLink item={item} label={t('home:inbox.move')} />
      </Row>
    );
  // No time can be confirmed for a client that has left.
  if (kind === 'TIME_ASKED')
    return item.booking?.ended ? <OpenLink item={item} /> : <AnswerTimeRequest item={item} />;
  return <MarkDone item={conversationItem} />;
}

type OpenLinkProps = {
  readonly item: InboxItem;
  readonly isAnswered?: boolean;
  /** Label of the link, if it says more than what it opens. */
  readonly label?: string;
};

/** Link to the item, also for users who may not answer it. */
function OpenLink({ item, isAnswered = false, label }: OpenLinkProps) {
  const { t } = useTranslation();
  return (
    <Button size="compact-md" variant="light" component={ServerPathLink} url={item.url}>
      {label ?? t(isAnswered ? 'home:inbox.answer' : 'home:inbox.open')}
    </Button>
  );
}

function StartConsultation({ item }: { item: ConversationItem }) {
  const { t } = useTranslation();
  const { history } = useRouter();
  const { idRole } = useFacility();
  const start = useStartService(item.conversationId);
  const startService = () =>
    start.mutate(undefined, { onSuccess: () => history.push(startedRequestPath(item)) });
  return (
    <>
      <Row justify="end">
        <CallButton item={item} />
        {mayRunServices(idRole) ? (
          <Button
            size="compact-md"
            variant="light"
            loading={start.isPending}
            onClick={startService}
          >
            {t('home:inbox.start')}
          </Button>
        ) : (
          <OpenLink item={item} />
        )}
      </Row>
      <CallProblem error={start.error} />
    </>
  );
}

/** Returns the address of a request after it was started. Only consultations are started. */
const startedRequestPath = ({ conversationId: id }: ConversationItem) =>
  requestPath({ id, status: 'OPEN', category: 'CONSULTATION' });

function AnswerTimeRequest({ item }: { item: InboxItem }) {
  const { t } = useTranslation();
  const facility = useFacility();
  const confirm = useConfirmEntry(facility.id);
  const now = useServerMinute();
  const { booking, start } = item;
  const canConfirm = booking && isConfirmable({ ...booking, start }, now);
  return (
    <>
      <Row justify="end">
        <Button
          size="compact-md"
          variant={canConfirm ? 'default' : 'light'}
          component={ServerPathLink}
          url={item.url}
        >
          {t(start ? 'home:inbox.proposeOther' : 'home:inbox.findTime')}
        </Button>
        {canConfirm && (
          <Button
            size="compact-md"
            variant="light"
            leftSection={<IconCheck size={16} aria-hidden="true" />}
            loading={confirm.isPending}
            onClick={() => confirm.mutate(booking)}
          >
            {t('home:inbox.confirm')}
          </Button>
        )}
      </Row>
      <CallProblem error={confirm.error} />
    </>
  );
}

function MarkDone({ item }: { item: ConversationItem }) {
  const { t } = useTranslation();
  const { idRole, receptionAnswers } = useFacility();
  const markDone = useMarkInboxDone(item.conversationId);
  const isMessage = item.kind === 'MESSAGE';
  if (isMessage && !mayReadHealth({ roleId: idRole, receptionAnswers }))
    return <OpenLink item={item} />;
  return (
    <>
      <Row justify="end">
        {isMessage && <CallButton item={item} />}
        <Button
          size="compact-md"
          variant={isMessage ? 'default' : 'light'}
          loading={markDone.isPending}
          onClick={() => markDone.mutate(item.seq)}
        >
          {t(isMessage ? 'home:inbox.done' : 'home:inbox.understood')}
        </Button>
        {isMessage && <OpenLink item={item} isAnswered />}
      </Row>
      <CallProblem error={markDone.error} />
    </>
  );
}

/** Call button for urgent items with a phone number. */
function CallButton({ item: { urgent, phone } }: { item: InboxItem }) {
  const { t } = useTranslation();
  if (!urgent || phone === null) return null;
  return (
    <Button
      size="compact-md"
      variant="default"
      component="a"
      href={phoneLink(phone)}
      leftSection={<IconPhone size={16} aria-hidden="true" />}
    >
      {t('home:inbox.call')}
    </Button>
  );
}
