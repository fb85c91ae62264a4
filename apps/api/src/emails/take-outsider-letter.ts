import type { Deps } from '../deps.ts';
import { LIMITS } from '../http/rate-limits/table.ts';

/** Where a letter goes, and which clinic has it written. */
type OutsiderLetter = { readonly address: string; readonly facilityId: string };

/** As what a letter is counted, with those to its reader and with those of the facility. */
const BUDGETS = {
  letter: { ofRecipient: LIMITS.lettersToRecipient, ofFacility: LIMITS.facilityLetters },
  // A receipt takes the place of no letter that says when somebody is expected.
  receipt: { ofRecipient: LIMITS.receiptsToRecipient, ofFacility: LIMITS.facilityReceipts },
} as const;

/**
 * Counts a letter to an outsider, as an invitation is counted: by who is written to, and by the facility. False where
 * either has had enough: then nothing is written, and the limits tell that something was left undone.
 */
export async function takeOutsiderLetter(
  { limits }: Pick<Deps, 'limits'>,
  { address, facilityId }: OutsiderLetter,
  kind: keyof typeof BUDGETS = 'letter',
): Promise<boolean> {
  const { ofRecipient, ofFacility } = BUDGETS[kind];
  const taken = await limits.take(ofRecipient, address);
  if (!taken) return false;
  if (await limits.take(ofFacility, facilityId)) return true;
  await limits.giveBack(taken);
  return false;
}
