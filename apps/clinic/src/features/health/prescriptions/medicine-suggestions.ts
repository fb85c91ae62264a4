import type { Medicine } from '@zampa/contract/health/objects/medicine';

/** Text of a suggestion, which tells apart strengths and forms of one medicine. */
const suggestionOf = ({ medicine, strength, form }: Medicine): string =>
  [medicine, strength, form].filter(Boolean).join(' ');

/** Returns the fields of a prescription line that a medicine fills; null for what is unknown. */
export const lineOf = ({ medicine, ingredient, strength, form, unit, route }: Medicine) => ({
  medicine,
  ingredient,
  strength,
  form,
  unit,
  route,
});

/** Returns the texts to suggest, in the order of the medicines. */
export const suggestionsOf = (medicines: readonly Medicine[]): readonly string[] => [
  ...new Set(medicines.map(suggestionOf)),
];

/** Returns the medicine of a chosen suggestion; undefined for other text. */
export const findSuggestion = (
  medicines: readonly Medicine[],
  text: string,
): Medicine | undefined => medicines.find((one) => suggestionOf(one) === text);
