import type { BodyOf } from '@zampa/contract/call';
import type { inviteStaff as call } from '@zampa/contract/invitations/invite-staff';
import type { Invited } from '@zampa/contract/invitations/objects';
import { facilities, facilityMembers } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { users } from '@zampa/db/schema/people';
import { readEmail, refusalToInviteAs, type RowError } from '@zampa/domain/invitations/invite';
import { and, eq, inArray } from 'drizzle-orm';
import { claimSeatsToInvite } from '../../access/seats.ts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { Refusal, type FieldError } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { invitedRows, inviteesOf, type Verdict } from './invited-rows.ts';
import { openInvitations, type Invitee } from './open-invitation.ts';

type Colleague = BodyOf<typeof call>['users'][number];

/**
 * Invites colleagues; each row is told for itself, roles that cannot be given refuse the whole list.
 * Refusals: VALIDATION, TOO_MANY_REQUESTS, PLAN_LIMIT.
 */
export async function inviteStaff(
  { viewer, tx, query: { facilityId }, body, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<Invited> {
  const inviter = viewer.facilities.find((workplace) => workplace.facilityId === facilityId);
  requireRoles(body.users, inviter?.roleId ?? -1);
  // Two who invite the same person at once wait for each other here.
  await tx.select().from(facilities).where(eq(facilities.id, facilityId)).for('update');
  const emails = body.users.flatMap(({ email }) => readEmail(email) ?? []);
  const exhausted = await deps.limits.findExhausted(LIMITS.lettersToRecipient, emails);
  const verdicts = judge(body.users, await knownAddresses(tx, facilityId), exhausted);
  const invitees = inviteesOf(verdicts);
  const addresses = invitees.flatMap(({ email }) => email ?? []);
  await claimSeatsToInvite({ tx, now }, facilityId, addresses);
  await deps.limits.spendMany(LIMITS.staffInvitations, facilityId, invitees.length);
  await openInvitations(deps, { tx, now }, { facilityId, inviterId: viewer.userId }, invitees);
  return invitedRows(verdicts);
}

function judge(
  colleagues: readonly Colleague[],
  present: ReadonlyMap<string, RowError>,
  exhausted: ReadonlySet<string>,
): readonly Verdict<Invitee>[] {
  const asked = new Set<string>();
  return colleagues.map(({ email: typed, firstName, lastName, message, idRole: roleId }) => {
    const email = readEmail(typed);
    if (!email) return { code: 'INVALID_EMAIL_OR_PHONE' };
    const code = present.get(email) ?? (asked.has(email) ? 'DUPLICATE' : null);
    if (code) return { code };
    asked.add(email);
    if (exhausted.has(email)) return { code: 'TOO_MANY_LETTERS' };
    return { invitee: { kind: 'STAFF', firstName, lastName, email, phone: null, message, roleId } };
  });
}

function requireRoles(colleagues: readonly Colleague[], inviterRoleId: number): void {
  const fields = colleagues.flatMap(({ idRole }, index): FieldError[] => {
    const code = refusalToInviteAs(idRole, inviterRoleId);
    return code ? [{ field: `users.${index}.idRole`, code }] : [];
  });
  if (fields.some(({ code }) => code === 'invalid_role'))
    throw new Refusal('VALIDATION', { fields });
  if (fields.length > 0) throw new Refusal('FORBIDDEN', { fields });
}

/** Who works here already, and who was invited before, by address. */
async function knownAddresses(tx: Queryable, facilityId: string): Promise<Map<string, RowError>> {
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
  const entries = (rows: typeof invited, code: RowError) =>
    rows.flatMap(({ email }): [string, RowError][] => (email ? [[email, code]] : []));
  return new Map([...entries(invited, 'ALREADY_INVITED'), ...entries(staff, 'ALREADY_PRESENT')]);
}
