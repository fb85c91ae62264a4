import type { BodyOf } from '@zampa/contract/call';
import type { inviteStaff as call } from '@zampa/contract/invitations/invite-staff';
import type { Invited } from '@zampa/contract/invitations/objects';
import { facilities, facilityMembers } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { users } from '@zampa/db/schema/people';
import { refusalToInviteAs, type RowError } from '@zampa/domain/invitations/invite';
import { parseEmail } from '@zampa/domain/people/email-address';
import { and, eq, inArray } from 'drizzle-orm';
import { claimSeatsToInvite } from '../../access/seats.ts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import { Refusal, type FieldError } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { toInvitedResult, inviteesOf, type InviteVerdict } from './invite-verdicts.ts';
import { createInvitations, type Invitee } from './create-invitations.ts';

type Colleague = BodyOf<typeof call>['users'][number];

/**
 * Invites colleagues. Each row has its own result, but a role that the inviter may not assign rejects the whole list.
 * Errors: VALIDATION, FORBIDDEN, TOO_MANY_REQUESTS, PLAN_LIMIT.
 */
export async function inviteStaff(
  { viewer, tx, query: { facilityId }, body, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<Invited> {
  const inviter = viewer.facilities.find((workplace) => workplace.facilityId === facilityId);
  requireAssignableRoles(body.users, inviter?.roleId ?? -1);
  // Serializes invitations at a facility, so that the same person is not invited twice at the same moment.
  await tx.select().from(facilities).where(eq(facilities.id, facilityId)).for('update');
  const emails = body.users.flatMap(({ email }) => parseEmail(email) ?? []);
  const exhausted = await deps.limits.findExhausted(LIMITS.lettersToRecipient, emails);
  const verdicts = checkInvitees(body.users, await findTakenAddresses(tx, facilityId), exhausted);
  const invitees = inviteesOf(verdicts);
  const addresses = invitees.flatMap(({ email }) => email ?? []);
  await claimSeatsToInvite({ tx, now }, facilityId, addresses);
  await deps.limits.spendMany(LIMITS.staffInvitations, facilityId, invitees.length);
  await createInvitations(deps, { tx, now }, { facilityId, inviterId: viewer.userId }, invitees);
  return toInvitedResult(verdicts);
}

function checkInvitees(
  colleagues: readonly Colleague[],
  takenAddresses: ReadonlyMap<string, RowError>,
  exhausted: ReadonlySet<string>,
): readonly InviteVerdict<Invitee>[] {
  const seenEmails = new Set<string>();
  return colleagues.map(({ email: typed, firstName, lastName, message, idRole: roleId }) => {
    const email = parseEmail(typed);
    if (!email) return { code: 'INVALID_EMAIL_OR_PHONE' };
    const code = takenAddresses.get(email) ?? (seenEmails.has(email) ? 'DUPLICATE' : null);
    if (code) return { code };
    seenEmails.add(email);
    if (exhausted.has(email)) return { code: 'TOO_MANY_LETTERS' };
    return { invitee: { kind: 'STAFF', firstName, lastName, email, phone: null, message, roleId } };
  });
}

function requireAssignableRoles(colleagues: readonly Colleague[], inviterRoleId: number): void {
  const fields = colleagues.flatMap(({ idRole }, index): FieldError[] => {
    const code = refusalToInviteAs(idRole, inviterRoleId);
    return code ? [{ field: `users.${index}.idRole`, code }] : [];
  });
  if (fields.some(({ code }) => code === 'invalid_role'))
    throw new Refusal('VALIDATION', { fields });
  if (fields.length > 0) throw new Refusal('FORBIDDEN', { fields });
}

/** E-mail addresses that cannot be invited: those of current staff and applicants, and those already invited. */
async function findTakenAddresses(
  tx: Queryable,
  facilityId: string,
): Promise<Map<string, RowError>> {
  const invited = await tx
    .select({ email: invitations.email })
    .from(invitations)
    .where(
      and(
        eq(invitations.facilityId, facilityId),
        eq(invitations.kind, 'STAFF'),
        eq(invitations.status, 'OPEN'),
      ),
    );
  const staff = await tx
    .select({ email: users.email })
    .from(facilityMembers)
    .innerJoin(users, eq(users.id, facilityMembers.userId))
    .where(
      and(
        eq(facilityMembers.facilityId, facilityId),
        inArray(facilityMembers.status, ['ACTIVE', 'PENDING']),
      ),
    );
  const withCode = (rows: typeof invited, code: RowError) =>
    rows.flatMap(({ email }): [string, RowError][] => (email ? [[email, code]] : []));
  return new Map([...withCode(invited, 'ALREADY_INVITED'), ...withCode(staff, 'ALREADY_PRESENT')]);
}
