import type { FoundClient, FoundConversation, FoundPet } from '@zampa/contract/search/search';
import { formatPhone } from '@zampa/domain/people/phone-format';
import { isolateDirection } from '@zampa/i18n/isolate';

/** Search result that can be opened, with enough data to show it among the recent ones. */
export type Place = {
  readonly kind: 'client' | 'pet' | 'conversation';
  readonly id: string;
  readonly label: string;
  readonly under: string;
  /** Family whose client card is opened. */
  readonly familyId?: string;
  readonly list?: 'to-manage' | 'in-progress' | 'completed';
  /** Message that matched the search. */
  readonly seq?: number;
};

export const clientPlace = ({
  FamilyId,
  firstName,
  lastName,
  pets,
  phone,
}: FoundClient): Place => ({
  kind: 'client',
  id: FamilyId,
  label: `${firstName} ${lastName}`,
  under: [isolateDirection(pets.join(', ')), phone && formatPhone(phone)]
    .filter(Boolean)
    .join(' · '),
  familyId: FamilyId,
});

export const petPlace = ({ id, name, family, FamilyId }: FoundPet): Place => ({
  kind: 'pet',
  id,
  label: name,
  under: family,
  familyId: FamilyId,
});

const lists = {
  NEW: 'to-manage',
  PENDING: 'to-manage',
  OPEN: 'in-progress',
  CLOSED: 'completed',
} as const;

export const conversationPlace = (found: FoundConversation): Place => ({
  kind: 'conversation',
  id: found.id,
  label: [found.pets.join(', '), found.client].filter(Boolean).map(isolateDirection).join(' · '),
  under: found.match?.excerpt ?? found.note,
  list: lists[found.status],
  ...(found.match && found.match.seq > 0 && { seq: found.match.seq }),
});
