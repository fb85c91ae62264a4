/** Editable values of a member; species ids as text, as the checkbox list needs them. */
export type MemberValues = {
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

/** Returns only the changed values, so that concurrent changes to other values are not overwritten. */
export function toMemberChange(before: MemberValues, edited: MemberValues): MemberChange {
  return {
    ...(edited.idRole !== before.idRole && { idRole: edited.idRole }),
    ...(edited.TimetableId !== before.TimetableId && { TimetableId: edited.TimetableId }),
    ...(!sameSet(edited.species, before.species) && { species: edited.species.map(Number) }),
    ...(!sameSet(edited.services, before.services) && { services: [...edited.services] }),
  };
}

const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each) => other.includes(each));
