import type { QueryOf } from '@zampa/contract/call';
import type { readInvitations } from '@zampa/contract/invitations/manage';
import type { Invitation } from '@zampa/contract/invitations/objects';
import { facilityClients } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import type { Viewer } from '@zampa/domain/people/relation';
import { roleName, staffStanding } from '@zampa/domain/people/roles';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { decodeCursor, encodeCursor, type Page } from '../../platform/page.ts';
import { linkOf } from './open-invitation.ts';

/** The open invitations of a facility, newest first; those of colleagues are for its admins. */
export async function findInvitations(
  deps: Deps,
  db: Queryable,
  viewer: Viewer,
  { facilityId, kind, limit, cursor }: QueryOf<typeof readInvitations>,
): Promise<Page> {
  const workplace = viewer.facilities.find((facility) => facility.facilityId === facilityId);
  const admin = staffStanding(workplace?.roleId ?? -1) === 'admin';
  const after = decodeCursor(cursor, 2);
  const rows = await db
    .select({ invitation: invitations, userId: facilityClients.userId })
    .from(invitations)
    .leftJoin(facilityClients, eq(facilityClients.id, invitations.relationId))
    .where(
      and(
        eq(invitations.facilityId, facilityId),
        eq(invitations.status, 'OPEN'),
        kind && eq(invitations.kind, kind),
        admin ? undefined : eq(invitations.kind, 'CLIENT'),
        after
          ? sql`(${invitations.createdAt}, ${invitations.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(sql`${invitations.createdAt} desc nulls last`, desc(invitations.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1)?.invitation : undefined;
  return {
    items: shown.map(({ invitation, userId }): Invitation => ({
      id: invitation.id,
      facilityId,
      kind: invitation.kind,
      email: invitation.email,
      phone: invitation.phone,
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      message: invitation.message,
      idRole: invitation.roleId,
      role: invitation.roleId === null ? null : roleName(invitation.roleId),
      userId,
      sent: invitation.sent,
      delivery: invitation.delivery,
      link: linkOf(deps, invitation),
      dateCreated: invitation.createdAt.toISOString(),
      dateUpdated: invitation.updatedAt.toISOString(),
      expires: invitation.expiresAt.toISOString(),
    })),
    next: last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}
