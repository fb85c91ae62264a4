import '@zampa/i18n/english/conversations';
import '@zampa/i18n/english/conversations-owner';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { isNotFound } from '@zampa/client/api/problems';
import { requestMeeting } from '@zampa/client/video/video-state';
import { useListedConversation } from '@zampa/client/conversations/lists/use-listed-conversation';
import { useThreadAt } from '@zampa/client/conversations/thread/use-thread-at';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { ConversationComposer } from '@zampa/shared-screens/conversations/ConversationComposer.tsx';
import { ConversationThread } from '@zampa/shared-screens/conversations/ConversationThread.tsx';
import { ThreadStates } from '@zampa/shared-screens/conversations/ThreadStates.tsx';
import { ConnectionBanner } from '@zampa/shared-screens/states/ConnectionBanner.tsx';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { Suspense, useEffect } from 'react';
import { ChatHeader } from './ChatHeader.tsx';
import { ChatPayment } from './ChatPayment.tsx';
import { isWithoutTime } from './is-without-time.ts';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const route = getRouteApi('/_signed-in/workspace/chat/$id/');

const SchedulingLine = lazyPart(
  async () =>
    (await import('@zampa/shared-screens/appointments/OwnerSchedulingLine.tsx'))
      .OwnerSchedulingLine,
);

/** Lazy-loaded: most appointments are not canceled. */
const OtherTimeLink = lazyPart(
  async () => (await import('@zampa/shared-screens/appointments/RebookLink.tsx')).RebookLink,
);

/** Lazy-loaded: conversations are rarely missing. */
const ChatNotFound = lazyPart(async () => (await import('./ChatNotFound.tsx')).ChatNotFound);

/** Lazy-loaded: most conversations are open and have no follow-up. */
const FollowUpLinks = lazyPart(async () => (await import('./FollowUpLinks.tsx')).FollowUpLinks);

const hasFollowUpLinks = ({ payload }: Conversation) =>
  payload.status === 'CLOSED' || payload.followUpOf !== null || payload.continuedIn.length > 0;

/** Screen of one conversation with a clinic. */
export function ChatScreen() {
  const { id } = route.useParams();
  const { seq, video } = route.useSearch();
  const navigate = useNavigate();
  useEffect(() => {
    if (!video) return;
    requestMeeting(id);
    // Remove the parameter, so that a reload does not join the call again.
    void navigate({ to: '.', search: { seq }, replace: true });
  }, [video, id, seq, navigate]);
  const { query, older, newer } = useThreadAt(id, seq);
  const thread = query.data;
  const listed = useListedConversation(id);
  return (
    <OwnerShell
      fixed
      banner={<ConnectionBanner isQueued />}
      header={<ChatHeader conversation={thread ?? listed} />}
      footer={
        thread && (
          <>
            <ChatPayment conversation={thread} />
            {isWithoutTime(thread) && (
              <Suspense>
                <OtherTimeLink
                  conversationId={id}
                  facilityId={thread.facility.id}
                  familyId={thread.payload.familyId}
                />
              </Suspense>
            )}
            {hasFollowUpLinks(thread) && (
              <Suspense>
                <FollowUpLinks conversation={thread} />
              </Suspense>
            )}
            <ConversationComposer key={id} conversation={thread} />
          </>
        )
      }
    >
      {isNotFound(query.error) ? (
        <Suspense>
          <ChatNotFound conversationId={id} />
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
              SchedulingLine={SchedulingLine}
              onNewest={() =>
                // The thread sets its own scroll position; the router would restore the old one.
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
