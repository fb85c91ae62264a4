import { Button } from '@mantine/core';
import { IconCheck, IconPhone } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useConfirmEntry } from '@zampa/client/appointments/use-change-entry';
import { useStartService } from '@zampa/client/inbox/change-request';
import { useMarkInboxDone } from '@zampa/client/inbox/use-mark-inbox-done';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import { isConfirmable } from '@zampa/domain/appointments/confirm';
import { requestPath } from '@zampa/domain/inbox/request-lists';
import { mayReadHealth, mayRunServices } from '@zampa/domain/people/staff-rights';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useServerMinute } from '@zampa/shared-screens/states/use-server-minute';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { AddressLink } from '@zampa/shared-screens/navigation/AddressLink.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { lazy, Suspense } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';

const JoinVideo = lazy(async () => ({
  default: (await import('@zampa/shared-screens/navigation/JoinVideo.tsx')).JoinVideo,
}));

type InConversation = InboxItem & { readonly conversationId: string };

/** Offers what can be done about something that waits without opening it; the likely thing last. */
export function InboxActions({ item }: { item: InboxItem }) {
  const { conversationId, kind } = item;
  if (conversationId === undefined) return <Open item={item} isAnswered={kind === 'JOIN'} />;
  const inside = { ...item, conversationId };
  if (kind === 'REQUEST') return <StartOrCall item={inside} />;
  if (kind === 'VIDEO_WAITING')
    return (
      <Suspense>
        <JoinVideo conversationId={conversationId} compact />
      </Suspense>
    );
  // Whoever has left gets no time.
  if (kind === 'TIME_ASKED')
    return item.booking?.ended ? <Open item={item} /> : <AnswerTime item={item} />;
  return <AnswerOrDone item={inside} />;
}

/** Leads to what waits, also whoever may not answer it. */
function Open({ item, isAnswered = false }: { item: InboxItem; isAnswered?: boolean }) {
  const { t } = useTranslation();
  return (
    <Button size="compact-md" variant="light" component={AddressLink} url={item.url}>
      {t(isAnswered ? 'home:inbox.answer' : 'home:inbox.open')}
    </Button>
  );
}

function StartOrCall({ item }: { item: InConversation }) {
  const { t } = useTranslation();
  const { history } = useRouter();
  const { idRole } = useFacility();
  const start = useStartService(item.conversationId);
  const begin = () => start.mutate(undefined, { onSuccess: () => history.push(inProgress(item)) });
  return (
    <>
      <Row justify="end">
        <Call item={item} />
        {mayRunServices(idRole) ? (
          <Button size="compact-md" variant="light" loading={start.isPending} onClick={begin}>
            {t('home:inbox.start')}
          </Button>
        ) : (
          <Open item={item} />
        )}
      </Row>
      <CallProblem error={start.error} />
    </>
  );
}

/** Where a request stands once it has been started: only consultations wait for that. */
const inProgress = ({ conversationId: id }: InConversation) =>
  requestPath({ id, status: 'OPEN', category: 'CONSULTATION' });

function AnswerTime({ item }: { item: InboxItem }) {
  const { t } = useTranslation();
  const facility = useFacility();
  const confirm = useConfirmEntry(facility.id);
  const now = useServerMinute();
  const { booking, start } = item;
  const isOpen = booking && isConfirmable({ ...booking, start }, now);
  return (
    <>
      <Row justify="end">
        <Button
          size="compact-md"
          variant={isOpen ? 'default' : 'light'}
          component={AddressLink}
          url={item.url}
        >
          {t(start ? 'home:inbox.proposeOther' : 'home:inbox.findTime')}
        </Button>
        {isOpen && (
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

function AnswerOrDone({ item }: { item: InConversation }) {
  const { t } = useTranslation();
  const { idRole, receptionAnswers } = useFacility();
  const done = useMarkInboxDone(item.conversationId);
  const isMessage = item.kind === 'MESSAGE';
  if (isMessage && !mayReadHealth({ roleId: idRole, receptionAnswers }))
    return <Open item={item} />;
  return (
    <>
      <Row justify="end">
        {isMessage && <Call item={item} />}
        <Button
          size="compact-md"
          variant={isMessage ? 'default' : 'light'}
          loading={done.isPending}
          onClick={() => done.mutate(item.seq)}
        >
          {t(isMessage ? 'home:inbox.done' : 'home:inbox.understood')}
        </Button>
        {isMessage && <Open item={item} isAnswered />}
      </Row>
      <CallProblem error={done.error} />
    </>
  );
}

/** Of what is urgent a telephone answers soonest. */
function Call({ item: { urgent, phone } }: { item: InboxItem }) {
  const { t } = useTranslation();
  if (!urgent || phone === null) return null;
  return (
    <Button
      size="compact-md"
      variant="default"
      component="a"
      href={`tel:${phone.replaceAll(' ', '')}`}
      leftSection={<IconPhone size={16} aria-hidden="true" />}
    >
      {t('home:inbox.call')}
    </Button>
  );
}
