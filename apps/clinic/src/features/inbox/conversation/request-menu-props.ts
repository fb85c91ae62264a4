import type { RequestChange } from '@zampa/client/inbox/change-request';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Conversation } from '@zampa/contract/conversations/conversation';

export interface RequestMenuProps {
  conversation: Conversation;
  staff: readonly StaffMember[];
  onChange: (change: RequestChange) => void;
}

export type PriorityMenuProps = Omit<RequestMenuProps, 'staff'>;
