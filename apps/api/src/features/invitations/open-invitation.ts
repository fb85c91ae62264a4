import type { EmailLanguage } from '../../emails/email-text.ts';
import { facilities } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { users } from '@zampa/db/schema/people';
import { INVITATION_DAYS } from '@zampa/domain/invitations/invite';
import { fullName } from '@zampa/domain/people/names';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { invitationSms } from '../../emails/sms-text.ts';
import type { EmailRequest } from '../../emails/email-request.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import { newId } from '../../db/ids.ts';
import { dialledPhone } from '../clients/public.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

export type Invitation = typeof invitations.$inferSelect;

/** Somebody to be invited: a colleague with their role, or a client with the relation that waits for them. */
export type Invitee = Pick<Invitation, 'firstName' | 'lastName' | 'email' | 'phone' | 'message'> &
  (
    | { readonly kind: 'STAFF'; readonly roleId: number }
    | { readonly kind: 'CLIENT'; readonly relationId: string }
  );

/** Returns when the link of an invitation that is sent now leads nowhere any more. */
export const expiry = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/**
 * Writes invitations of a facility and their letters or messages; where neither can be sent there is the text to send
 * by hand. As many statements for a list as for one. Refusal: TOO_MANY_REQUESTS.
 */
export async function openInvitations(
  deps: Deps,
  { tx, now }: UnitOfWork,
  from: { readonly facilityId: string; readonly inviterId: string },
  invitees: readonly Invitee[],
): Promise<void> {
  if (invitees.length === 0) return;
  const opened = invitees.map((invitee) => ({
    id: newId(),
    roleId: null,
    relationId: null,
    ...from,
    ...invitee,
    status: 'OPEN' as const,
    sent: 1,
    delivery: null,
    createdAt: now,
    updatedAt: now,
    expiresAt: expiry(now),
  }));
  const sender = await readSender(tx, from);
  const queued = await queueInvitations(deps, tx, sender, opened);
  await tx.insert(invitations).values(
    opened.map((invitation) => ({
      ...invitation,
      delivery: queued.has(invitation.id) ? ('QUEUED' as const) : null,
    })),
  );
}

/** Sends the letter or message of one that is open already. Refusal: TOO_MANY_REQUESTS. */
export async function sendInvitation(
  deps: Deps,
  tx: Queryable,
  invitation: Invitation,
): Promise<void> {
  const queued = await queueInvitations(deps, tx, await readSender(tx, invitation), [invitation]);
  const { id } = invitation;
  if (queued.has(id))
    await tx.update(invitations).set({ delivery: 'QUEUED' }).where(eq(invitations.id, id));
}

type Sender = {
  readonly facility: typeof facilities.$inferSelect;
  readonly inviter: typeof users.$inferSelect;
};

async function readSender(
  tx: Queryable,
  { facilityId, inviterId }: { readonly facilityId: string; readonly inviterId: string },
): Promise<Sender> {
  const [sender] = await tx
    .select({ facility: facilities, inviter: users })
    .from(facilities)
    .innerJoin(users, eq(users.id, inviterId))
    .where(eq(facilities.id, facilityId));
  if (!sender) throw new Refusal('NOT_FOUND');
  return sender;
}

/**
 * Queues the e-mails of invitations, or where somebody has no e-mail address a message to the phone where a provider
 * sends any; in the inviter's language: nobody knows the other's yet. Every way to an outsider's mailbox leads through
 * here, and is counted here. Returns the ids of those that something is sent to.
 */
async function queueInvitations(
  deps: Deps,
  tx: Queryable,
  { facility, inviter }: Sender,
  opened: readonly Invitation[],
): Promise<ReadonlySet<string>> {
  const emails = opened.flatMap((invitation) => {
    const { id, sent, email } = invitation;
    if (!email) return [];
    return [{ id, sent, email: emailOf(deps, { ...invitation, email }, facility.name, inviter) }];
  });
  const messages = opened.flatMap((invitation) => {
    const { id, sent, email, phone } = invitation;
    const to = email ? null : numberToText(deps, phone, facility.country);
    const text = textOf(deps, invitation, facility.name, inviter.language);
    return to ? [{ id, sent, text: { to, text } }] : [];
  });
  const recipients = [
    ...emails.map(({ email }) => email.to.address),
    ...messages.map(({ text }) => text.to),
  ];
  await deps.limits.spendMany(LIMITS.facilityLetters, facility.id, recipients.length);
  await deps.limits.spendMany(LIMITS.invitationsOfPerson, inviter.id, recipients.length);
  await deps.limits.spendEach(LIMITS.lettersToRecipient, recipients);
  deps.outbox.enqueueAll(tx, [
    ...emails.map((payload) => ({ kind: 'sendInvitationEmail' as const, payload })),
    ...messages.map((payload) => ({ kind: 'sendInvitationSms' as const, payload })),
  ]);
  return new Set([...emails, ...messages].map(({ id }) => id));
}

function emailOf(
  deps: Deps,
  invitation: Invitation & { readonly email: string },
  facility: string,
  inviter: typeof users.$inferSelect,
): EmailRequest {
  const { kind, email, message } = invitation;
  return {
    template: kind === 'STAFF' ? 'invite-staff' : 'invite-client',
    to: { name: fullName(invitation), address: email },
    language: inviter.language,
    values: { facility, inviter: fullName(inviter), message, url: linkOf(deps, invitation) },
  };
}

/** Returns the number that a message is sent to; null without a provider, and for what fits no country. */
export function numberToText(
  { sms }: Deps,
  phone: string | null,
  country: string | null,
): string | null {
  return sms && phone ? dialledPhone(phone, country) : null;
}

/** Returns what a client reads on their phone, sent by a provider or by hand. */
export function textOf(
  deps: Deps,
  invitation: Invitation,
  facility: string,
  language: EmailLanguage,
): string {
  const { message } = invitation;
  return invitationSms(language, { facility, message, url: linkOf(deps, invitation) });
}

/** Returns where the invited person answers: colleagues in the clinic's app, clients in theirs. */
export function linkOf(deps: Deps, { id, kind }: Pick<Invitation, 'id' | 'kind'>): string {
  const app = kind === 'STAFF' ? '' : '/app';
  return `${deps.publicUrl()}${app}/sign-up?invitation=${deps.tokens.invitation(id)}`;
}
