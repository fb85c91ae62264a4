/**
 * Returns whether a vaccination may be voided: by staff who treat at the clinic that gave or confirmed it, otherwise by
 * the family that recorded it.
 */
export function mayVoidVaccination(
  { isOfClinic, isConfirmed }: { readonly isOfClinic: boolean; readonly isConfirmed: boolean },
  { treats, isOwner }: { readonly treats: boolean; readonly isOwner: boolean },
): boolean {
  return isOfClinic || isConfirmed ? treats : isOwner;
}

/** Returns why a clinic cannot confirm an entry; null if it can: only valid entries of families. */
export function refusalToConfirm({
  isOfClinic,
  isVoided,
}: {
  readonly isOfClinic: boolean;
  readonly isVoided: boolean;
}): 'STATUS_CONFLICT' | null {
  return isOfClinic || isVoided ? 'STATUS_CONFLICT' : null;
}
