/** Maximum weight in whole grams; above the heaviest horse. */
export const WEIGHT_MAX_GRAMS = 2_000_000;

/** Parses kilograms as typed, with comma or point, to grams; `null` if it is not a valid pet weight. */
export function parseGrams(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(text)) return null;
  const grams = Math.round(Number(text) * 1000);
  return grams >= 1 && grams <= WEIGHT_MAX_GRAMS ? grams : null;
}
