/** Query keys of the health record, broad to narrow. What belongs to a pet is saved offline, like the pet. */
export const healthKeys = {
  /** Everything recorded about a pet. */
  pet: (petId: string) => ['pets', 'record', petId] as const,
  /** Everything of clinics: templates, protocols, lists of what is due, recalls. */
  clinics: ['health'] as const,
  clinic: (facilityId: string) => ['health', facilityId] as const,
  recallLink: (token: string) => ['recall-link', token] as const,
};
