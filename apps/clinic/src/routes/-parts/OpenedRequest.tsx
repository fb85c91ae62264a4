import '@zampa/i18n/english/appointments-bookings';
import { VisitActions } from '../../features/appointments/bookings/VisitActions.tsx';
import { useNavigate } from '@tanstack/react-router';
import type { OpenedRequestProps } from '../../features/inbox/conversation/RequestConversation.tsx';
import { RequestPanes } from '../../features/inbox/conversation/RequestPanes.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { Suspense } from 'react';

/** Lazy-loaded, because few requests are about an appointment. */
const VisitTimeLine = lazyPart(
  async () =>
    (await import('../../features/appointments/bookings/VisitTimeLine.tsx')).VisitTimeLine,
);

/** Lazy-loaded when a note is written. */
const NotePane = lazyPart(
  async () => (await import('../../features/health/notes/NotePane.tsx')).NotePane,
);

/** Shows an open conversation with its calendar actions. */
export function OpenedRequest(props: OpenedRequestProps) {
  const { conversation, search } = props;
  const navigate = useNavigate();
  const closeNote = () => {
    const { panel: _, notePet: __, ...rest } = search;
    void navigate({ to: '/workspace/requests', search: rest });
  };
  return (
    <RequestPanes
      {...props}
      TimeLine={VisitTimeLine}
      renderNote={(pet) => (
        <Suspense>
          <NotePane key={pet.id} pet={pet} conversationId={conversation.id} onClose={closeNote} />
        </Suspense>
      )}
      renderVisitActions={(render) => (
        <VisitActions conversation={conversation}>{render}</VisitActions>
      )}
    />
  );
}
