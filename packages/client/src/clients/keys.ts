/** Keys from wide to narrow: a client who joins, leaves or changes empties `ofFacility`. */
export const clientKeys = {
  all: ['clients'] as const,
  ofFacility: (facilityId: string) => [...clientKeys.all, facilityId] as const,
};
