/** Cells that a warning can refer to. */
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

/**
 * Reasons of a warning. `further_value`: only the first value of a cell is stored; `approximate_`: stored in part, for example the first day of a month; `one_for_several`: one
 * value for several pets; `no_pet_name`: a value without a pet.
 */
export const ROW_WARNINGS = [
  'invalid_email',
  'invalid_phone',
  'further_value',
  'no_contact',
  'unknown_species',
  'approximate_species',
  'unknown_breed',
  'approximate_breed',
  'unknown_sex',
  'invalid_date',
  'approximate_date',
  'date_in_future',
  'invalid_microchip',
  'one_for_several',
  'no_pet_name',
] as const;

/** `value`: as typed; `pet`: name of the pet. */
export type RowWarning = {
  readonly field: WarnedField;
  readonly code: (typeof ROW_WARNINGS)[number];
  readonly value: string;
  readonly pet?: string | undefined;
};

/** Appends unreadable values to a note, as typed, one per line. */
export function appendWarnings(note: string, warnings: readonly RowWarning[]): string {
  const lines = warnings
    .filter(({ value }) => value !== '')
    .map(({ pet, value }) => (pet ? `${pet}: ${value}` : value));
  return [note, ...lines].filter((line) => line !== '').join('\n');
}
