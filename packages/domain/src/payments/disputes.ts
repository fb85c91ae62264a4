type Line = { readonly chargeId: string; readonly amount: number };

/** Allocates a disputed amount, in minor units, to the lines of a card payment in order, until nothing is left. */
export function allocateDispute<Of extends Line>(
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
