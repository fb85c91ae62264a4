/** Weights are whole grams. The heaviest horse is below this. */
export const WEIGHT_MAX_GRAMS = 2_000_000;

/** Reads kilograms as a person types them, with a comma or a point, in grams; `null` when it is no weight of a pet. */
export function gramsOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(text)) return null;
  const grams = Math.round(Number(text) * 1000);
  return grams >= 1 && grams <= WEIGHT_MAX_GRAMS ? grams : null;
}
