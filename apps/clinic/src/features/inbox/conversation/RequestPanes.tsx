import '@zampa/i18n/english/inbox-opened';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { TimeLineProps } from '@zampa/client/conversations/thread/time-line';
import type { LoadMoreOf } from '@zampa/client/conversations/thread/use-thread-at';
import { ConversationComposer } from '@zampa/shared-screens/conversations/ConversationComposer.tsx';
import { ConversationThread } from '@zampa/shared-screens/conversations/ConversationThread.tsx';
import type { ComponentType, ReactNode } from 'react';
import { RequestContext } from './RequestContext.tsx';
import { RequestHeader } from './RequestHeader.tsx';
import styles from '../RequestsScreen.module.css';
import type { RequestsSearch } from '../search.ts';

export interface RequestPanesProps {
  conversation: Thread;
  search: RequestsSearch;
  older: LoadMoreOf;
  newer: LoadMoreOf | null;
  /** What the conversation can lead to in the calendar. */
  visitActions: ReactNode;
  /** Shows what its thread says about a time. */
  TimeLine: ComponentType<TimeLineProps>;
  onStarted: () => void;
  /** Leaves the message at which it was opened. */
  onNewest: () => void;
}

/** Shows an open conversation and, beside it, what it is about. */
export function RequestPanes(props: RequestPanesProps) {
  const { conversation, search, older, newer, visitActions, TimeLine, onStarted, onNewest } = props;
  const { seq } = search;
  return (
    <>
      <section className={styles['conversation']}>
        <RequestHeader
          conversation={conversation}
          search={search}
          visitActions={visitActions}
          onStarted={onStarted}
        />
        <ConversationThread
          key={seq}
          conversation={conversation}
          seq={seq}
          older={older}
          newer={newer}
          TimeLine={TimeLine}
          onNewest={onNewest}
        />
        <ConversationComposer conversation={conversation} />
      </section>
      <RequestContext conversation={conversation} search={search} />
    </>
  );
}
