import { useMediaQuery } from '@mantine/hooks';
import { useRoleAt } from '@zampa/client/session/use-role-at';
import { mayRunServices } from '@zampa/domain/people/staff-rights';
import { JoinVideoButton } from '@zampa/shared-screens/navigation/JoinVideoButton.tsx';
import { AssigneeItems } from './AssigneeItems.tsx';
import { AssignMenu } from './AssignMenu.tsx';
import type { HeaderAction } from './header-action.ts';
import { HeaderActionButton } from './HeaderActionButton.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { PriorityItems } from './PriorityItems.tsx';
import { PriorityMenu } from './PriorityMenu.tsx';
import type { RequestMenuProps } from './request-menu-props.ts';

export interface RequestMenusProps extends RequestMenuProps {
  actions: readonly HeaderAction[];
}

const atMount = { getInitialValueInEffect: false };

/**
 * Buttons for the appointment, the assignee and the priority, and for clinical staff the button to join a video visit.
 * What a narrow screen has no room for is in a menu.
 */
export function RequestMenus({ actions, ...menu }: RequestMenusProps) {
  const { id, category, facility, payload } = menu.conversation;
  const mayTreat = mayRunServices(useRoleAt(facility.id));
  const isPhone = useMediaQuery('(width < 48em)', false, atMount);
  const isWide = useMediaQuery('(width >= 90em)', true, atMount);
  const isByVideo = category === 'VIDEOCONSULTATION' && payload.status !== 'PENDING';
  const join = isByVideo && mayTreat && <JoinVideoButton conversationId={id} compact />;
  if (isPhone)
    return (
      <>
        {join}
        <MoreMenu actions={actions}>
          <AssigneeItems {...menu} />
          <PriorityItems {...menu} />
        </MoreMenu>
      </>
    );
  return (
    <>
      {join}
      {isWide && actions.map((action) => <HeaderActionButton key={action.key} action={action} />)}
      <AssignMenu {...menu} />
      {isWide ? (
        <PriorityMenu {...menu} />
      ) : (
        <MoreMenu actions={actions} shortcut="p">
          <PriorityItems {...menu} />
        </MoreMenu>
      )}
    </>
  );
}
