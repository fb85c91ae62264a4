import type { FoundClient, FoundConversation, FoundPet } from '@zampa/contract/search/search';

/** Something that was found and can be opened: enough to show it again among the recent ones. */
export type Place = {
  readonly kind: 'client' | 'pet' | 'conversation';
  readonly id: string;
  readonly label: string;
  readonly under: string;
  /** The family whose card shows a client or a pet. */
  readonly familyId?: string;
  readonly list?: 'to-manage' | 'in-progress' | 'completed';
  /** The message with the words that were looked for. */
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
  under: [pets.join(', '), phone].filter(Boolean).join(' · '),
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
  label: [found.pets.join(', '), found.client].filter(Boolean).join(' · '),
  under: found.match?.excerpt ?? found.note,
  list: lists[found.status],
  ...(found.match && found.match.seq > 0 && { seq: found.match.seq }),
});
