import type { EmailLanguage } from '../../emails/email-text.ts';
import { facilities, organizations } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { users } from '@zampa/db/schema/people';
import { maxInvitationEmails } from '@zampa/domain/invitations/max-invitation-emails';
import { INVITATION_DAYS } from '@zampa/domain/invitations/invite';
import {
  refusalToText,
  smsCountriesOf,
  type SmsRefusal,
} from '@zampa/domain/invitations/sms-refusal';
import { fullName } from '@zampa/domain/people/names';
import { isPaying } from '@zampa/domain/subscription/subscription';
import { eq } from 'drizzle-orm';
import { subscriptionColumns, toSubscriptionState } from '../../access/plan.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { invitationSms } from '../../emails/sms-text.ts';
import type { EmailRequest } from '../../emails/email-request.ts';
import { LIMITS } from '../../limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import { newId } from '../../db/ids.ts';
import { countryOfPhone, toInternationalPhone } from '../clients/public.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

export type Invitation = typeof invitations.$inferSelect;

/** A person to invite: a colleague with their role, or a client with their relation. */
export type Invitee = Pick<Invitation, 'firstName' | 'lastName' | 'email' | 'phone' | 'message'> &
  (
    | { readonly kind: 'STAFF'; readonly roleId: number }
    | { readonly kind: 'CLIENT'; readonly relationId: string }
  );

/** Returns when the link of an invitation sent now expires. */
export const invitationExpiry = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/**
 * Creates invitations and enqueues their e-mails or text messages. If neither can be sent, staff can share the text
 * and link themselves. The number of statements does not depend on the length of the list. Throws TOO_MANY_REQUESTS.
 */
export async function createInvitations(
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
    expiresAt: invitationExpiry(now),
  }));
  const sender = await readSender({ tx, now }, from);
  const queued = await enqueueInvitations(deps, { tx, now }, sender, opened);
  await tx.insert(invitations).values(
    opened.map((invitation) => ({
      ...invitation,
      delivery: queued.has(invitation.id) ? ('QUEUED' as const) : null,
    })),
  );
}

/** Enqueues the message of an existing open invitation. Throws TOO_MANY_REQUESTS. */
export async function enqueueInvitation(
  deps: Deps,
  { tx, now }: UnitOfWork,
  invitation: Invitation,
): Promise<void> {
  const sender = await readSender({ tx, now }, invitation);
  const queued = await enqueueInvitations(deps, { tx, now }, sender, [invitation]);
  const { id } = invitation;
  if (queued.has(id))
    await tx.update(invitations).set({ delivery: 'QUEUED' }).where(eq(invitations.id, id));
}

type Sender = {
  readonly facility: typeof facilities.$inferSelect;
  readonly inviter: typeof users.$inferSelect;
  readonly isPaying: boolean;
};

async function readSender(
  { tx, now }: UnitOfWork,
  { facilityId, inviterId }: { readonly facilityId: string; readonly inviterId: string },
): Promise<Sender> {
  const [sender] = await tx
    .select({ facility: facilities, inviter: users, standing: subscriptionColumns })
    .from(facilities)
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .innerJoin(users, eq(users.id, inviterId))
    .where(eq(facilities.id, facilityId));
  if (!sender) throw new Refusal('NOT_FOUND');
  const { standing: subscription, ...found } = sender;
  return { ...found, isPaying: isPaying(toSubscriptionState(subscription), now) };
}

/**
 * Enqueues an e-mail for each invitation, or a text message if there is no address and `refusalToText` allows one, in
 * the inviter's language, since that of the recipient is unknown. All invitation messages to outsiders are counted
 * here. Returns the ids of those that are sent; staff can share the text and link of the others. Throws
 * TOO_MANY_REQUESTS.
 */
async function enqueueInvitations(
  deps: Deps,
  { tx, now }: UnitOfWork,
  sender: Sender,
  opened: readonly Invitation[],
): Promise<ReadonlySet<string>> {
  const { facility, inviter } = sender;
  const emails = opened.flatMap((invitation) => {
    const { id, sent, email } = invitation;
    if (!email) return [];
    return [
      {
        id,
        sent,
        email: toInvitationEmail(deps, { ...invitation, email }, facility.name, inviter),
      },
    ];
  });
  const messages = opened.flatMap((invitation) => {
    const { id, sent, email, phone } = invitation;
    if (email || !phone || findSmsRefusal(deps, phone, { ...sender, country: facility.country }))
      return [];
    const to = toInternationalPhone(phone, facility.country);
    const text = formatInvitationSms(deps, invitation, facility.name, inviter.language);
    return to ? [{ id, sent, text: { to, text } }] : [];
  });
  const recipients = [
    ...emails.map(({ email }) => email.to.address),
    ...messages.map(({ text }) => text.to),
  ];
  const ageMs = now.getTime() - facility.createdAt.getTime();
  const most = maxInvitationEmails({ ageMs, isPaying: sender.isPaying });
  const emailLimit = { ...LIMITS.facilityLetters, most };
  await deps.limits.spendMany(emailLimit, facility.id, recipients.length);
  await deps.limits.spendMany(LIMITS.invitationsOfPerson, inviter.id, recipients.length);
  await deps.limits.spendEach(LIMITS.lettersToRecipient, recipients);
  const sendsEmails = await deps.budgets.take('email', 'INVITATION', emails.length);
  const sendsMessages = await deps.budgets.take('sms', 'INVITATION', messages.length);
  const [sentEmails, sentMessages] = [sendsEmails ? emails : [], sendsMessages ? messages : []];
  deps.outbox.enqueueAll(tx, [
    ...sentEmails.map((payload) => ({ kind: 'sendInvitationEmail' as const, payload })),
    ...sentMessages.map((payload) => ({ kind: 'sendInvitationSms' as const, payload })),
  ]);
  return new Set([...sentEmails, ...sentMessages].map(({ id }) => id));
}

function toInvitationEmail(
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
    values: {
      facility,
      inviter: fullName(inviter),
      message,
      url: invitationLink(deps, invitation),
    },
  };
}

/** Returns why an invitation is not sent to this phone by text message; null if it is. */
export function findSmsRefusal(
  { sms, smsCountries }: Pick<Deps, 'sms' | 'smsCountries'>,
  phone: string | null,
  clinic: { readonly country: string | null; readonly isPaying: boolean },
): SmsRefusal | null {
  return refusalToText({
    hasProvider: sms !== null,
    country: phone === null ? null : countryOfPhone(phone, clinic.country),
    isPaying: clinic.isPaying,
    countries: smsCountriesOf(smsCountries, clinic.country),
  });
}

/** Returns the text of an invitation's text message, which staff can also share themselves. */
export function formatInvitationSms(
  deps: Deps,
  invitation: Invitation,
  facility: string,
  language: EmailLanguage,
): string {
  const { message } = invitation;
  return invitationSms(language, { facility, message, url: invitationLink(deps, invitation) });
}

/** Returns the sign-up link of an invitation, in the clinic app for colleagues and the owner app for clients. */
export function invitationLink(deps: Deps, { id, kind }: Pick<Invitation, 'id' | 'kind'>): string {
  const app = kind === 'STAFF' ? '' : '/app';
  return `${deps.publicUrl()}${app}/sign-up?invitation=${deps.tokens.invitation(id)}`;
}
