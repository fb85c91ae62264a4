/**
 * Returns the facility to work for: the one chosen on this device if the user still works there, else the first; null
 * without facilities.
 */
export function chooseFacility<F extends { readonly id: string }>(
  facilities: readonly F[],
  chosenId: string | null,
): F | null {
  return facilities.find(({ id }) => id === chosenId) ?? facilities[0] ?? null;
}
