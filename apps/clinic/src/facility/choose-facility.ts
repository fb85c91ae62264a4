/** Returns the facility to work for: the one chosen on this device while the person still works there, else the first. */
export function chooseFacility<F extends { readonly id: string }>(
  facilities: readonly F[],
  chosenId: string | null,
): F | null {
  return facilities.find(({ id }) => id === chosenId) ?? facilities[0] ?? null;
}
