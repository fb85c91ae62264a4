import { useMe } from '@zampa/client/session/use-me';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { User } from '@zampa/contract/people/user';
import { refusalOfContact } from '@zampa/domain/clients/relationship';
import { refusalToWrite } from '@zampa/domain/conversations/status';
import { mayReadHealth } from '@zampa/domain/people/staff-rights';

export type WritingRefusal =
  | 'CONVERSATION_CLOSED'
  | 'CONVERSATION_NOT_STARTED'
  | 'CLIENT_NOT_REGISTERED'
  | 'FORBIDDEN';

/** Returns why the signed-in person cannot write in a conversation now; `null` when they can. */
export function useRefusalToWrite(conversation: Conversation): WritingRefusal | null {
  const me = useMe();
  const { status } = conversation.payload;
  // Where nobody would read it, starting the service does not help.
  if (me.isVet && status !== 'CLOSED' && !conversation.family.registered)
    return 'CLIENT_NOT_REGISTERED';
  return (
    refusalToWrite(status, me.isVet ? 'facility' : 'owner') ?? refusalOfPerson(me, conversation)
  );
}

/** Who answers owners may read of health at the facility; who asks is a client of it, with the family that it is about. */
function refusalOfPerson(me: User, { payload }: Conversation): WritingRefusal | null {
  const { facilityId, familyId } = payload;
  if (!me.isVet) {
    const relation = me.vetFacilities.find(
      ({ id, FamilyId }) => id === facilityId && FamilyId === familyId,
    );
    return refusalOfContact(relation?.status, 'owner');
  }
  const workplace = me.facilities.find(({ id }) => id === facilityId);
  return workplace && mayReadHealth({ ...workplace, roleId: workplace.idRole })
    ? null
    : 'FORBIDDEN';
}
