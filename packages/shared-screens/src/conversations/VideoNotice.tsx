import type { Thread } from '@zampa/client/conversations/thread/thread';
import { useMe } from '@zampa/client/session/use-me';
import { useRoleAt } from '@zampa/client/session/use-role-at';
import { mayRunServices } from '@zampa/domain/people/staff-rights';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { JoinVideo } from '../navigation/JoinVideo.tsx';

/** Stands in a conversation whose video meeting is open, for those who may be in it. */
export function VideoNotice({ thread: { id, payload, facility } }: { thread: Thread }) {
  const { isVet } = useMe();
  const role = useRoleAt(facility.id);
  const isOpen = payload.videomeeting?.status === 'OPEN' && payload.status !== 'CLOSED';
  if (!isOpen || (isVet && !mayRunServices(role))) return null;
  return (
    <Row justify="center">
      <JoinVideo conversationId={id} compact={isVet} />
    </Row>
  );
}
