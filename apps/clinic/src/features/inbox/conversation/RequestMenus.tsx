import { AssignMenu, type RequestMenuProps } from './AssignMenu.tsx';
import { PriorityMenu } from './PriorityMenu.tsx';

/** Lets whoever sorts the requests choose who is in charge and how urgent it is. */
export function RequestMenus({ conversation, staff, onChange }: RequestMenuProps) {
  return (
    <>
      <AssignMenu conversation={conversation} staff={staff} onChange={onChange} />
      <PriorityMenu conversation={conversation} onChange={onChange} />
    </>
  );
}
