type Line = { readonly chargeId: string; readonly amount: number };

/**
 * Returns how much of each line of a card payment its bank has taken back, in minor units: of one line after the other,
 * until nothing is left.
 */
export function takenOf<Of extends Line>(
  lines: readonly Of[],
  amount: number,
): readonly { readonly line: Of; readonly taken: number }[] {
  let left = amount;
  return lines.map((line) => {
    const taken = Math.min(line.amount, left);
    left -= taken;
    return { line, taken };
  });
}
