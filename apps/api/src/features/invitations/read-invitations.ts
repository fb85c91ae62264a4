import type { readInvitations as call } from '@zampa/contract/invitations/read-invitations';
import type { QueryOf } from '@zampa/contract/call';
import type { Invitation } from '@zampa/contract/invitations/objects';
import { facilities, facilityClients, organizations } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { users } from '@zampa/db/schema/people';
import { roleName, staffRoleOf } from '@zampa/domain/people/roles';
import { isPaying } from '@zampa/domain/subscription/subscription';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../access/by.ts';
import { subscriptionColumns, toSubscriptionState } from '../../access/plan.ts';
import type { Deps } from '../../deps.ts';
import type { EmailLanguage } from '../../emails/email-text.ts';
import { decodeCursor, encodeCursor, type Page } from '../../http/replies/pagination.ts';
import type { PersonContext } from '../../http/context.ts';
import {
  invitationLink,
  findSmsRefusal,
  formatInvitationSms,
  type Invitation as StoredInvitation,
} from './create-invitations.ts';

/** Reads a page of a facility's open invitations, newest first. Only admins see the invitations of colleagues. */
export function readInvitations(
  { viewer, tx, query, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  return findInvitations(deps, { tx, viewer, now }, query);
}

async function findInvitations(
  deps: Deps,
  { tx: db, viewer, now }: Actor,
  { facilityId, kind, userId, limit, cursor }: QueryOf<typeof call>,
): Promise<Page> {
  const workplace = viewer.facilities.find((facility) => facility.facilityId === facilityId);
  const admin = staffRoleOf(workplace?.roleId ?? -1) === 'admin';
  const after = decodeCursor(cursor, 2);
  const rows = await db
    .select({
      invitation: invitations,
      userId: facilityClients.userId,
      facility: facilities.name,
      country: facilities.country,
      language: users.language,
      standing: subscriptionColumns,
    })
    .from(invitations)
    .innerJoin(facilities, eq(facilities.id, invitations.facilityId))
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .leftJoin(facilityClients, eq(facilityClients.id, invitations.relationId))
    .where(
      and(
        eq(invitations.facilityId, facilityId),
        eq(invitations.status, 'OPEN'),
        kind && eq(invitations.kind, kind),
        userId === undefined ? undefined : eq(facilityClients.userId, userId),
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
    items: shown.map(({ standing: subscription, ...row }) =>
      toStaffInvitation(deps, {
        ...row,
        isPaying: isPaying(toSubscriptionState(subscription), now),
      }),
    ),
    next: last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}

type Row = {
  readonly invitation: StoredInvitation;
  /** The user in the client's record. */
  readonly userId: string | null;
  readonly facility: string;
  readonly country: string | null;
  readonly language: EmailLanguage;
  readonly isPaying: boolean;
};

function toStaffInvitation(
  deps: Deps,
  { invitation, userId, facility, country, language, isPaying: pays }: Row,
): Invitation {
  const { id, facilityId, kind, email, phone, firstName, lastName, message } = invitation;
  const { roleId, sent, delivery, createdAt, updatedAt, expiresAt } = invitation;
  const smsRefusal = email ? null : findSmsRefusal(deps, phone, { country, isPaying: pays });
  return {
    id,
    facilityId,
    kind,
    email,
    phone,
    firstName,
    lastName,
    message,
    idRole: roleId,
    role: roleId === null ? null : roleName(roleId),
    userId,
    sent,
    delivery,
    link: invitationLink(deps, invitation),
    text: email ? null : formatInvitationSms(deps, invitation, facility, language),
    sms: !email && smsRefusal === null,
    smsRefusal,
    dateCreated: createdAt.toISOString(),
    dateUpdated: updatedAt.toISOString(),
    expires: expiresAt.toISOString(),
  };
}
