/** What can be set of a member; species by their ids as text, as a list of boxes has them. */
export type Member = {
  readonly idRole: number;
  readonly TimetableId: string | null;
  readonly species: readonly string[];
  readonly services: readonly string[];
};

export type MemberChange = {
  idRole?: number;
  TimetableId?: string | null;
  species?: number[];
  services?: string[];
};

/** Returns only what differs: what somebody else changed meanwhile stays theirs. */
export function changeOf(before: Member, wanted: Member): MemberChange {
  return {
    ...(wanted.idRole !== before.idRole && { idRole: wanted.idRole }),
    ...(wanted.TimetableId !== before.TimetableId && { TimetableId: wanted.TimetableId }),
    ...(!sameSet(wanted.species, before.species) && { species: wanted.species.map(Number) }),
    ...(!sameSet(wanted.services, before.services) && { services: [...wanted.services] }),
  };
}

const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each) => other.includes(each));
