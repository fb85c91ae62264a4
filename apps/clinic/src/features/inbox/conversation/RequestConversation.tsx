import { isNotFound } from '@zampa/client/api/problems';
import { useListedConversation } from '@zampa/client/conversations/lists/use-listed-conversation';
import { useThreadAt } from '@zampa/client/conversations/thread/use-thread-at';
import { ThreadStates } from '@zampa/shared-screens/conversations/ThreadStates.tsx';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useSwitchToFacility } from '../../../facility/use-switch-to-facility.ts';
import type { AbsentRequestProps } from './AbsentRequest.tsx';
import type { RequestPanesProps } from './RequestPanes.tsx';
import type { RequestsSearch } from '../search.ts';

/** Lazy-loaded, because few requests are missing. If its code fails to load too, the error is shown without it. */
const AbsentRequest = lazyPart<AbsentRequestProps>(async () => {
  const parts = await import('./AbsentRequest.tsx').catch(() => null);
  return parts?.AbsentRequest ?? ErrorAlone;
});

/** Lazy-loaded with the conversation, whose header it is. */
const LoadingRequest = lazyPart(async () => (await import('./LoadingRequest.tsx')).LoadingRequest);

const ErrorAlone = ({ children }: AbsentRequestProps) => children;

export type OpenedRequestProps = Omit<
  RequestPanesProps,
  'renderVisitActions' | 'TimeLine' | 'renderNote'
>;

export interface RequestConversationProps {
  id: string;
  search: RequestsSearch;
  /** Component for the conversation, rendered once both are loaded. */
  opened: ComponentType<OpenedRequestProps>;
  /** Loads the code of `opened`. */
  loadOpened: () => Promise<unknown>;
  onStarted: () => void;
  /** Scrolls from the message of the address to the newest one. */
  onNewest: () => void;
}

/** Loads the open conversation and the code that shows it in parallel. */
export function RequestConversation(props: RequestConversationProps) {
  const { id, search, opened: Opened, loadOpened, onStarted, onNewest } = props;
  const { t } = useTranslation();
  const listed = useListedConversation(id);
  const { query, older, newer } = useThreadAt(id, search.seq);
  const isCurrentFacility = useSwitchToFacility(query.data?.facility.id);
  // A failed preload is repeated when the component renders.
  useEffect(() => void loadOpened().catch(() => undefined), [loadOpened]);
  const hasGone = isNotFound(query.error);
  if (hasGone || (!query.data && (query.isError || query.fetchStatus === 'paused'))) {
    const states = <ThreadStates query={query}>{() => null}</ThreadStates>;
    return (
      <Suspense fallback={hasGone ? null : states}>
        <AbsentRequest search={search} isGone={hasGone}>
          {states}
        </AbsentRequest>
      </Suspense>
    );
  }
  const skeletons = <Skeletons shape="thread" label={t('common:states.loading')} />;
  const loading = listed ? (
    <Suspense fallback={skeletons}>
      <LoadingRequest listed={listed} search={search}>
        {skeletons}
      </LoadingRequest>
    </Suspense>
  ) : (
    skeletons
  );
  if (!query.data || !isCurrentFacility) return loading;
  return (
    <ThreadStates query={query}>
      {(conversation) => (
        <Suspense fallback={loading}>
          <Opened
            conversation={conversation}
            search={search}
            older={older}
            newer={newer}
            onStarted={onStarted}
            onNewest={onNewest}
          />
        </Suspense>
      )}
    </ThreadStates>
  );
}
