import '@zampa/i18n/english/inbox-conversation';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { SchedulingLineProps } from '@zampa/client/conversations/thread/scheduling-line';
import type { LoadEventsMutation } from '@zampa/client/conversations/thread/use-thread-at';
import { ConversationComposer } from '@zampa/shared-screens/conversations/ConversationComposer.tsx';
import { ConversationThread } from '@zampa/shared-screens/conversations/ConversationThread.tsx';
import type { Pet } from '@zampa/contract/pets/objects';
import type { ComponentType, ReactNode } from 'react';
import { RequestContext } from './RequestContext.tsx';
import { NoteAside } from './NoteAside.tsx';
import { RequestHeader, type RenderVisitActions } from './RequestHeader.tsx';
import styles from '../RequestsScreen.module.css';
import type { RequestsSearch } from '../search.ts';

export interface RequestPanesProps {
  conversation: Thread;
  search: RequestsSearch;
  older: LoadEventsMutation;
  newer: LoadEventsMutation | null;
  /** Renders the calendar actions of the conversation. */
  renderVisitActions: RenderVisitActions;
  /** Renders a line of the thread about an appointment. */
  TimeLine: ComponentType<SchedulingLineProps>;
  /** The visit note of a pet, which replaces the context. */
  renderNote: (pet: Pet) => ReactNode;
  onStarted: () => void;
  /** Scrolls from the message of the address to the newest one. */
  onNewest: () => void;
}

/** Shows an open conversation with its context beside it. */
export function RequestPanes(props: RequestPanesProps) {
  const { conversation, search, older, newer, renderVisitActions, TimeLine, onStarted, onNewest } =
    props;
  const notePet = conversation.pets.find(
    ({ id }) => search.panel === 'note' && id === search.notePet,
  );
  const { seq } = search;
  return (
    <>
      <section className={styles['conversation']}>
        <RequestHeader
          conversation={conversation}
          search={search}
          renderVisitActions={renderVisitActions}
          onStarted={onStarted}
        />
        <ConversationThread
          key={seq}
          conversation={conversation}
          seq={seq}
          older={older}
          newer={newer}
          SchedulingLine={TimeLine}
          onNewest={onNewest}
        />
        <ConversationComposer conversation={conversation} />
      </section>
      {notePet ? (
        <NoteAside search={search}>{props.renderNote(notePet)}</NoteAside>
      ) : (
        <RequestContext conversation={conversation} search={search} />
      )}
    </>
  );
}
