import type { readInvitations as call } from '@zampa/contract/invitations/read-invitations';
import type { QueryOf } from '@zampa/contract/call';
import type { Invitation } from '@zampa/contract/invitations/objects';
import { facilities, facilityClients } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { users } from '@zampa/db/schema/people';
import type { Viewer } from '@zampa/domain/people/relation';
import { roleName, staffStanding } from '@zampa/domain/people/roles';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { EmailLanguage } from '../../emails/email-text.ts';
import { decodeCursor, encodeCursor, type Page } from '../../http/pagination.ts';
import type { PersonContext } from '../../http/context.ts';
import {
  linkOf,
  numberToText,
  textOf,
  type Invitation as StoredInvitation,
} from './open-invitation.ts';

/** Reads the open invitations of a facility, newest first; those of colleagues are for its admins. */
export function readInvitations({ viewer, tx, query }: PersonContext<typeof call>, deps: Deps) {
  return findInvitations(deps, tx, viewer, query);
}

async function findInvitations(
  deps: Deps,
  db: Queryable,
  viewer: Viewer,
  { facilityId, kind, userId, limit, cursor }: QueryOf<typeof call>,
): Promise<Page> {
  const workplace = viewer.facilities.find((facility) => facility.facilityId === facilityId);
  const admin = staffStanding(workplace?.roleId ?? -1) === 'admin';
  const after = decodeCursor(cursor, 2);
  const rows = await db
    .select({
      invitation: invitations,
      userId: facilityClients.userId,
      facility: facilities.name,
      country: facilities.country,
      language: users.language,
    })
    .from(invitations)
    .innerJoin(facilities, eq(facilities.id, invitations.facilityId))
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
    items: shown.map((row) => asStaffSees(deps, row)),
    next: last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}

type Row = {
  readonly invitation: StoredInvitation;
  /** The client's record. */
  readonly userId: string | null;
  readonly facility: string;
  readonly country: string | null;
  readonly language: EmailLanguage;
};

function asStaffSees(
  deps: Deps,
  { invitation, userId, facility, country, language }: Row,
): Invitation {
  const { id, facilityId, kind, email, phone, firstName, lastName, message } = invitation;
  const { roleId, sent, delivery, createdAt, updatedAt, expiresAt } = invitation;
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
    link: linkOf(deps, invitation),
    text: email ? null : textOf(deps, invitation, facility, language),
    sms: !email && numberToText(deps, phone, country) !== null,
    dateCreated: createdAt.toISOString(),
    dateUpdated: updatedAt.toISOString(),
    expires: expiresAt.toISOString(),
  };
}
