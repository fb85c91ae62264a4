import type { Deps } from '../deps.ts';
import { LIMITS } from '../limits/table.ts';

/** The recipient's address and the clinic on whose behalf the e-mail is sent. */
type OutsiderEmail = { readonly address: string; readonly facilityId: string };

/** Rate limits by kind of e-mail, per recipient and per facility. */
const BUDGETS = {
  letter: { ofRecipient: LIMITS.lettersToRecipient, ofFacility: LIMITS.facilityLetters },
  // Receipts have their own limit, so that they do not displace appointment e-mails.
  receipt: { ofRecipient: LIMITS.receiptsToRecipient, ofFacility: LIMITS.facilityReceipts },
  recall: { ofRecipient: LIMITS.recallsToRecipient, ofFacility: LIMITS.facilityRecalls },
} as const;

/**
 * Counts an e-mail to a person who never accepted the facility, per recipient and per facility, like an
 * invitation. Returns false if either limit is reached. The e-mail is then skipped, and a metric counts it.
 */
export async function countOutsiderEmail(
  { limits }: Pick<Deps, 'limits'>,
  { address, facilityId }: OutsiderEmail,
  kind: keyof typeof BUDGETS = 'letter',
): Promise<boolean> {
  const { ofRecipient, ofFacility } = BUDGETS[kind];
  const taken = await limits.take(ofRecipient, address);
  if (!taken) return false;
  if (await limits.take(ofFacility, facilityId)) return true;
  await limits.giveBack(taken);
  return false;
}
