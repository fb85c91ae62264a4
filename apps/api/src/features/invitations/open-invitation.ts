import type { EmailLanguage } from '../../emails/letter-text.ts';
import { facilities } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { users } from '@zampa/db/schema/people';
import { INVITATION_DAYS } from '@zampa/domain/invitations/invite';
import { fullName } from '@zampa/domain/people/names';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { invitationSms } from '../../emails/sms-text.ts';
import type { LetterRequest } from '../../emails/letter-request.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import { newId } from '../../db/ids.ts';
import { dialledPhone } from '../clients/public.ts';

export type Invitation = typeof invitations.$inferSelect;
type NewInvitation = Omit<
  typeof invitations.$inferInsert,
  'id' | 'status' | 'sent' | 'createdAt' | 'updatedAt' | 'expiresAt'
>;

const DAY_MS = 24 * 60 * 60_000;

/** When the link of an invitation that is sent now leads nowhere any more. */
export const expiry = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/** Writes an invitation and its letter or message; where neither can be sent there is the text to send by hand. */
export async function openInvitation(
  deps: Deps,
  tx: Queryable,
  invitation: NewInvitation,
  now: Date,
): Promise<void> {
  const [opened] = await tx
    .insert(invitations)
    .values({
      ...invitation,
      id: newId(),
      status: 'OPEN',
      createdAt: now,
      updatedAt: now,
      expiresAt: expiry(now),
    })
    .returning();
  if (!opened) throw new Error('insert returned no row');
  await sendInvitation(deps, tx, opened);
}

/**
 * The letter of an invitation, or without an e-mail address a message to the phone where a provider sends any; in the
 * inviter's language: nobody knows the other's yet. Every way to an outsider's mailbox leads through here, and is
 * counted here. Refusal: TOO_MANY_REQUESTS.
 */
export async function sendInvitation(
  deps: Deps,
  tx: Queryable,
  invitation: Invitation,
): Promise<void> {
  const { id, email, phone, facilityId, inviterId, sent } = invitation;
  const [facility] = await tx.select().from(facilities).where(eq(facilities.id, facilityId));
  const [inviter] = await tx.select().from(users).where(eq(users.id, inviterId));
  if (!facility || !inviter) throw new Refusal('NOT_FOUND');
  const queue = async (recipient: string) => {
    await deps.limits.spend(LIMITS.facilityLetters, facilityId);
    await deps.limits.spend(LIMITS.lettersToRecipient, recipient);
    await tx.update(invitations).set({ delivery: 'QUEUED' }).where(eq(invitations.id, id));
  };
  if (email) {
    await queue(email);
    const letter = letterOf(deps, { ...invitation, email }, facility.name, inviter);
    await deps.outbox.enqueue(tx, 'invitation-letter', { id, sent, letter });
    return;
  }
  const to = numberToText(deps, phone, facility.country);
  if (!to) return;
  await queue(to);
  const text = textOf(deps, invitation, facility.name, inviter.language);
  await deps.outbox.enqueue(tx, 'invitation-sms', { id, sent, text: { to, text } });
}

function letterOf(
  deps: Deps,
  invitation: Invitation & { readonly email: string },
  facility: string,
  inviter: typeof users.$inferSelect,
): LetterRequest {
  const { kind, email, message } = invitation;
  return {
    template: kind === 'STAFF' ? 'invite-staff' : 'invite-client',
    to: { name: fullName(invitation), address: email },
    language: inviter.language,
    values: { facility, inviter: fullName(inviter), message, url: linkOf(deps, invitation) },
  };
}

/** The number that a message is sent to; null without a provider, and for what fits no country. */
export function numberToText(
  { sms }: Deps,
  phone: string | null,
  country: string | null,
): string | null {
  return sms && phone ? dialledPhone(phone, country) : null;
}

/** What a client reads on their phone, sent by a provider or by hand. */
export function textOf(
  deps: Deps,
  invitation: Invitation,
  facility: string,
  language: EmailLanguage,
): string {
  const { message } = invitation;
  return invitationSms(language, { facility, message, url: linkOf(deps, invitation) });
}

/** Where the invited person answers: colleagues in the clinic's app, clients in theirs. */
export function linkOf(deps: Deps, { id, kind }: Pick<Invitation, 'id' | 'kind'>): string {
  const app = kind === 'STAFF' ? '' : '/app';
  return `${deps.publicUrl()}${app}/sign-up?invitation=${deps.tokens.invitation(id)}`;
}
