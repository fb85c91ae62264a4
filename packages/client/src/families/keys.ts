/** Query keys, broad to narrow; a socket message about a family's members or pets invalidates `all`. */
export const familyKeys = {
  all: ['families'] as const,
  one: (familyId: string) => ['families', familyId] as const,
  /** Mutation key for removing members, including leaving. */
  removals: (familyId: string) => ['families', familyId, 'removals'] as const,
};
