import { isGone } from '@zampa/client/api/problems';
import { useThreadAt } from '@zampa/client/conversations/thread/use-thread-at';
import { ThreadStates } from '@zampa/shared-screens/conversations/ThreadStates.tsx';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useWorkFor } from '../../../facility/use-work-for.ts';
import type { AbsentRequestProps } from './AbsentRequest.tsx';
import type { RequestPanesProps } from './RequestPanes.tsx';
import type { RequestsSearch } from '../search.ts';

/** Few requests are not there. Where its file is not to be had either, that one could not be loaded is said without it. */
const AbsentRequest = lazy<ComponentType<AbsentRequestProps>>(() =>
  import('./AbsentRequest.tsx').then(
    ({ AbsentRequest: Absent }) => ({ default: Absent }),
    () => ({ default: ({ children }) => children }),
  ),
);

export type OpenedRequestProps = Omit<RequestPanesProps, 'visitActions' | 'TimeLine'>;

export interface RequestConversationProps {
  id: string;
  search: RequestsSearch;
  /** Shows the conversation once both are there. */
  opened: ComponentType<OpenedRequestProps>;
  /** Brings the code of what is opened. */
  loadOpened: () => Promise<unknown>;
  onStarted: () => void;
  /** Leaves the message at which it was opened. */
  onNewest: () => void;
}

/** Asks for the open conversation and, at the same time, for what shows it. */
export function RequestConversation(props: RequestConversationProps) {
  const { id, search, opened: Opened, loadOpened, onStarted, onNewest } = props;
  const { t } = useTranslation();
  const { query, older, newer } = useThreadAt(id, search.seq);
  const isItsFacility = useWorkFor(query.data?.facility.id);
  // What does not come now is asked for again when it is to be shown.
  useEffect(() => void loadOpened().catch(() => undefined), [loadOpened]);
  const hasGone = isGone(query.error);
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
  if (!isItsFacility) return skeletons;
  return (
    <ThreadStates query={query}>
      {(conversation) => (
        <Suspense fallback={skeletons}>
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
