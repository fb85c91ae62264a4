import { AssignMenu, type RequestMenuProps } from './AssignMenu.tsx';
import { PriorityMenu } from './PriorityMenu.tsx';

/** Who is in charge and how urgent it is, for whoever sorts the requests. */
export function RequestMenus({ conversation, staff, onChange }: RequestMenuProps) {
  return (
    <>
      <AssignMenu conversation={conversation} staff={staff} onChange={onChange} />
      <PriorityMenu conversation={conversation} onChange={onChange} />
    </>
  );
}
