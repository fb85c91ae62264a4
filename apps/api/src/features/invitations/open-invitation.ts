import { facilities } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { users } from '@zampa/db/schema/people';
import { INVITATION_DAYS } from '@zampa/domain/invitations/invite';
import { fullName } from '@zampa/domain/people/names';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { LetterRequest } from '../../platform/letters/templates.ts';
import { Refusal } from '../../platform/refusal.ts';
import { newId } from '../../records/ids.ts';
import { INVITATION_LETTER, type InvitationLetter } from './letter-job.ts';

export type Invitation = typeof invitations.$inferSelect;
type NewInvitation = Omit<
  typeof invitations.$inferInsert,
  'id' | 'status' | 'sent' | 'createdAt' | 'updatedAt' | 'expiresAt'
>;

const DAY_MS = 24 * 60 * 60_000;

/** When the link of an invitation that is sent now leads nowhere any more. */
export const expiry = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/** Writes an invitation and its letter; without an e-mail address there is only the link to copy. */
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

/** The letter of an invitation, in the inviter's language: nobody knows the other's yet. */
export async function sendInvitation(
  deps: Deps,
  tx: Queryable,
  invitation: Invitation,
): Promise<void> {
  const { email, facilityId, inviterId, kind, message } = invitation;
  if (!email) return;
  const [facility] = await tx.select().from(facilities).where(eq(facilities.id, facilityId));
  const [inviter] = await tx.select().from(users).where(eq(users.id, inviterId));
  if (!facility || !inviter) throw new Refusal('NOT_FOUND');
  const { id, sent } = invitation;
  await tx.update(invitations).set({ delivery: 'QUEUED' }).where(eq(invitations.id, id));
  const letter: LetterRequest = {
    template: kind === 'STAFF' ? 'invite-staff' : 'invite-client',
    to: { name: fullName(invitation), address: email },
    language: inviter.language,
    values: {
      facility: facility.name,
      inviter: fullName(inviter),
      message,
      url: linkOf(deps, invitation),
    },
  };
  const job: InvitationLetter = { id, sent, letter };
  await deps.outbox.enqueue(tx, INVITATION_LETTER, job);
}

/** Where the invited person answers: colleagues in the clinic's app, clients in theirs. */
export function linkOf(deps: Deps, { id, kind }: Pick<Invitation, 'id' | 'kind'>): string {
  const app = kind === 'STAFF' ? '' : '/app';
  return `${deps.publicUrl()}${app}/sign-up?invitation=${deps.tokens.invitation(id)}`;
}
