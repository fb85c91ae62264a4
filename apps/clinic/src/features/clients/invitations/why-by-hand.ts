import type { Invitation } from '@zampa/contract/invitations/objects';
import type { SmsRefusal } from '@zampa/domain/invitations/sms-refusal';

/** Why the text of an invitation is sent by hand: refused for good, or the installation's SMS of the day are used up. */
export type WhyByHand = SmsRefusal | 'BUDGET';

/** Returns why an invitation without an e-mail address is not sent as an SMS; null when it is. */
export function whyByHand({
  smsRefusal,
  sent,
  delivery,
}: Pick<Invitation, 'smsRefusal' | 'sent' | 'delivery'>): WhyByHand | null {
  if (smsRefusal) return smsRefusal;
  return sent > 0 && delivery === null ? 'BUDGET' : null;
}
