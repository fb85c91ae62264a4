import '@zampa/i18n/english/conversations';
import '@zampa/i18n/english/conversations-owner';
import { Button } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { isGone } from '@zampa/client/api/problems';
import { wishToMeet } from '@zampa/client/video/video-now';
import { useThreadAt } from '@zampa/client/conversations/thread/use-thread-at';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { ConversationComposer } from '@zampa/shared-screens/conversations/ConversationComposer.tsx';
import { ConversationThread } from '@zampa/shared-screens/conversations/ConversationThread.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ThreadStates } from '@zampa/shared-screens/conversations/ThreadStates.tsx';
import { ConnectionBanner } from '@zampa/shared-screens/states/ConnectionBanner.tsx';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { lazy, Suspense, useEffect } from 'react';
import { ChatHeader } from './ChatHeader.tsx';
import { isWithoutTime } from './is-without-time.ts';

const route = getRouteApi('/_signed-in/workspace/chat/$id/');

const TimeLine = lazy(async () => ({
  default: (await import('@zampa/shared-screens/appointments/OwnerTimeLine.tsx')).OwnerTimeLine,
}));

/** Most times come true. */
const OtherTimeLink = lazy(async () => ({
  default: (await import('@zampa/shared-screens/appointments/OtherTimeLink.tsx')).OtherTimeLink,
}));

/** Nobody looks for what is not there. */
const ChatGone = lazy(async () => ({ default: (await import('./ChatGone.tsx')).ChatGone }));

/** Most conversations stand alone and are still going on. */
const FollowUp = lazy(async () => ({ default: (await import('./FollowUp.tsx')).FollowUp }));

const isLinked = ({ payload }: Conversation) =>
  payload.status === 'CLOSED' || payload.followUpOf !== null || payload.continuedIn.length > 0;

const isToBePaid = ({ payload: { payment } }: Conversation) =>
  payment.requestDate !== null && payment.paidDate === null;

/** Leads to where a conversation is paid. */
function PayLink({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Button
      fullWidth
      variant="light"
      leftSection={<IconCreditCard size={18} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/workspace/payments" search={{ pay: id }} {...props} />}
    >
      {t('conversations-owner:pay')}
    </Button>
  );
}

/** Shows one conversation with a clinic. */
export function ChatScreen() {
  const { id } = route.useParams();
  const { seq, video } = route.useSearch();
  const navigate = useNavigate();
  useEffect(() => {
    if (!video) return;
    wishToMeet(id);
    // A page that is loaded anew does not enter again by itself.
    void navigate({ to: '.', search: { seq }, replace: true });
  }, [video, id, seq, navigate]);
  const { query, older, newer } = useThreadAt(id, seq);
  const thread = query.data;
  return (
    <OwnerShell
      fixed
      banner={<ConnectionBanner isWrittenLater />}
      header={<ChatHeader thread={thread} />}
      footer={
        thread && (
          <>
            {isToBePaid(thread) && <PayLink id={id} />}
            {isWithoutTime(thread) && (
              <Suspense>
                <OtherTimeLink
                  conversationId={id}
                  facilityId={thread.facility.id}
                  familyId={thread.payload.familyId}
                />
              </Suspense>
            )}
            {isLinked(thread) && (
              <Suspense>
                <FollowUp conversation={thread} />
              </Suspense>
            )}
            <ConversationComposer key={id} conversation={thread} />
          </>
        )
      }
    >
      {isGone(query.error) ? (
        <Suspense>
          <ChatGone conversationId={id} />
        </Suspense>
      ) : (
        <ThreadStates query={query}>
          {(loaded) => (
            <ConversationThread
              key={`${id} ${seq}`}
              conversation={loaded}
              seq={seq}
              older={older}
              newer={newer}
              TimeLine={TimeLine}
              onNewest={() =>
                // The thread finds its own place; the router would put it back where it was.
                void navigate({
                  to: '/workspace/chat/$id',
                  params: { id },
                  replace: true,
                  resetScroll: false,
                })
              }
            />
          )}
        </ThreadStates>
      )}
    </OwnerShell>
  );
}
