import type { Thread } from '@zampa/client/conversations/thread/thread';
import { useMe } from '@zampa/client/session/use-me';
import { useRoleAt } from '@zampa/client/session/use-role-at';
import { mayRunServices } from '@zampa/domain/people/staff-rights';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { JoinVideoButton } from '../navigation/JoinVideoButton.tsx';

/** Button to join the open video meeting of a conversation, for users who may take part. */
export function OpenMeetingNotice({ thread: { id, payload, facility } }: { thread: Thread }) {
  const { isVet } = useMe();
  const role = useRoleAt(facility.id);
  const isOpen = payload.videomeeting?.status === 'OPEN' && payload.status !== 'CLOSED';
  if (!isOpen || (isVet && !mayRunServices(role))) return null;
  return (
    <Row justify="center">
      <JoinVideoButton conversationId={id} compact={isVet} />
    </Row>
  );
}
