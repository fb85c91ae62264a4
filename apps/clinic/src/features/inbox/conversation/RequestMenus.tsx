import { AssignMenu, type RequestMenuProps } from './AssignMenu.tsx';
import { useRoleAt } from '@zampa/client/session/use-role-at';
import { mayRunServices } from '@zampa/domain/people/staff-rights';
import { JoinVideo } from '@zampa/shared-screens/navigation/JoinVideo.tsx';
import { PriorityMenu } from './PriorityMenu.tsx';

/** Lets whoever sorts the requests choose who is in charge and how urgent it is, and whoever treats meet by video. */
export function RequestMenus({ conversation, staff, onChange }: RequestMenuProps) {
  const { id, category, facility, payload } = conversation;
  const mayTreat = mayRunServices(useRoleAt(facility.id));
  const isByVideo = category === 'VIDEOCONSULTATION' && payload.status !== 'PENDING';
  return (
    <>
      {isByVideo && mayTreat && <JoinVideo conversationId={id} compact />}
      <AssignMenu conversation={conversation} staff={staff} onChange={onChange} />
      <PriorityMenu conversation={conversation} onChange={onChange} />
    </>
  );
}
