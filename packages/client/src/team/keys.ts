/** Query keys of a facility's staff, broad to narrow; a socket message about a member invalidates `all`. */
export const teamKeys = {
  all: ['team'] as const,
  members: (facilityId: string) => ['team', 'members', facilityId] as const,
};
