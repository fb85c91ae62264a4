import type { Deps } from '../deps.ts';
import { LIMITS } from '../http/rate-limits/table.ts';

/** Where a letter goes, and which clinic has it written. */
type OutsiderLetter = { readonly address: string; readonly facilityId: string };

/**
 * Counts a letter to an outsider, as an invitation is counted: by who is written to, and by the facility. False where
 * either has had enough: then nothing is written, and the limits tell that something was left undone.
 */
export async function takeOutsiderLetter(
  { limits }: Pick<Deps, 'limits'>,
  { address, facilityId }: OutsiderLetter,
): Promise<boolean> {
  const ofRecipient = await limits.take(LIMITS.lettersToRecipient, address);
  if (!ofRecipient) return false;
  if (await limits.take(LIMITS.facilityLetters, facilityId)) return true;
  await limits.giveBack(ofRecipient);
  return false;
}
