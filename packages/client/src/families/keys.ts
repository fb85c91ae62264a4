/** Keys from wide to narrow; the socket empties `all` when the people or pets of the own family change. */
export const familyKeys = {
  all: ['families'] as const,
  one: (familyId: string) => ['families', familyId] as const,
  /** Of the calls by which people go: who leaves by themselves, too. */
  removals: (familyId: string) => ['families', familyId, 'removals'] as const,
};
