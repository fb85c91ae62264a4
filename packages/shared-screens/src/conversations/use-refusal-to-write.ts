import { useMe } from '@zampa/client/session/use-me';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { User } from '@zampa/contract/people/user';
import { refusalToContact } from '@zampa/domain/clients/relationship';
import { refusalToWrite } from '@zampa/domain/conversations/status';
import { mayReadHealth } from '@zampa/domain/people/staff-rights';

export type WritingRefusal =
  | 'CONVERSATION_CLOSED'
  | 'CONVERSATION_NOT_STARTED'
  | 'AWAITING_PAYMENT'
  | 'CLIENT_NOT_REGISTERED'
  | 'FORBIDDEN';

/** Returns why the signed-in user cannot write in a conversation; null if they can. */
export function useRefusalToWrite(conversation: Conversation): WritingRefusal | null {
  const me = useMe();
  const { status } = conversation.payload;
  // The family has no account, so starting the service would not help.
  if (me.isVet && status !== 'CLOSED' && !conversation.family.registered)
    return 'CLIENT_NOT_REGISTERED';
  if (status === 'PENDING' && conversation.category === 'CONSULTATION') return 'AWAITING_PAYMENT';
  return (
    refusalToWrite(status, me.isVet ? 'facility' : 'owner', conversation.category) ??
    refusalOfUser(me, conversation)
  );
}

/**
 * Team members need the right to read health data at the clinic; owners need an active relation between the family
 * and the clinic.
 */
function refusalOfUser(me: User, { payload }: Conversation): WritingRefusal | null {
  const { facilityId, familyId } = payload;
  if (!me.isVet) {
    const relation = me.vetFacilities.find(
      ({ id, FamilyId }) => id === facilityId && FamilyId === familyId,
    );
    return refusalToContact(relation?.status, 'owner');
  }
  const workplace = me.facilities.find(({ id }) => id === facilityId);
  return workplace && mayReadHealth({ ...workplace, roleId: workplace.idRole })
    ? null
    : 'FORBIDDEN';
}
