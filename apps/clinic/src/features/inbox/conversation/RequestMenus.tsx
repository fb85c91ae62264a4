import { AssignMenu, type RequestMenuProps } from './AssignMenu.tsx';
import { useRoleAt } from '@zampa/client/session/use-role-at';
import { mayRunServices } from '@zampa/domain/people/staff-rights';
import { JoinVideoButton } from '@zampa/shared-screens/navigation/JoinVideoButton.tsx';
import { PriorityMenu } from './PriorityMenu.tsx';

/** Menus for the assignee and the priority and, for clinical staff, the button to join a video visit. */
export function RequestMenus({ conversation, staff, onChange }: RequestMenuProps) {
  const { id, category, facility, payload } = conversation;
  const mayTreat = mayRunServices(useRoleAt(facility.id));
  const isByVideo = category === 'VIDEOCONSULTATION' && payload.status !== 'PENDING';
  return (
    <>
      {isByVideo && mayTreat && <JoinVideoButton conversationId={id} compact />}
      <AssignMenu conversation={conversation} staff={staff} onChange={onChange} />
      <PriorityMenu conversation={conversation} onChange={onChange} />
    </>
  );
}
