/** Keys of a facility's staff, from wide to narrow; the socket empties `all` when one of them comes, goes or changes. */
export const teamKeys = {
  all: ['team'] as const,
  members: (facilityId: string) => ['team', 'members', facilityId] as const,
};
