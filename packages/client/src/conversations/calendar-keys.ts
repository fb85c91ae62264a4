/** Query keys, broad to narrow; a socket message about a calendar invalidates those of its facility. */
export const calendarKeys = {
  all: ['calendar'] as const,
  of: (facilityId: string) => ['calendar', facilityId] as const,
  ranges: (facilityId: string) => ['calendar', facilityId, 'range'] as const,
  range: (facilityId: string, from: string, to: string, calledOff: boolean) =>
    ['calendar', facilityId, 'range', from, to, calledOff] as const,
  ofMember: (facilityId: string, userId: string, from: string) =>
    ['calendar', facilityId, 'member', userId, from] as const,
  entry: (facilityId: string, id: string) => ['calendar', facilityId, 'entry', id] as const,
};
