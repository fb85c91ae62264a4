/** What of a row could not be read, by the cell that it stands in. */
export const WARNED_FIELDS = [
  'email',
  'phone',
  'phone2',
  'species',
  'breed',
  'sex',
  'birthDate',
  'microchip',
] as const;
export type WarnedField = (typeof WARNED_FIELDS)[number];

/** Why not. `one_for_several`: one value stands beside several animals; `no_pet_name`: it stands beside none. */
export const ROW_WARNINGS = [
  'invalid_email',
  'invalid_phone',
  'no_contact',
  'unknown_species',
  'unknown_breed',
  'unknown_sex',
  'invalid_date',
  'date_in_future',
  'invalid_microchip',
  'one_for_several',
  'no_pet_name',
] as const;

/** `value`: as it was typed; `pet`: whose it is. */
export type RowWarning = {
  readonly field: WarnedField;
  readonly code: (typeof ROW_WARNINGS)[number];
  readonly value: string;
  readonly pet?: string | undefined;
};

/** Returns a note with what could not be read under it, as it was typed, a line for each. */
export function noteWith(note: string, warnings: readonly RowWarning[]): string {
  const lines = warnings
    .filter(({ value }) => value !== '')
    .map(({ pet, value }) => (pet ? `${pet}: ${value}` : value));
  return [note, ...lines].filter((line) => line !== '').join('\n');
}
