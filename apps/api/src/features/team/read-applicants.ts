import type { readApplicants as call } from '@zampa/contract/team/read-applicants';
import type { Applicant } from '@zampa/contract/team/read-applicants';
import { facilityMembers } from '@zampa/db/schema/facilities';
import { users } from '@zampa/db/schema/people';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { PersonContext } from '../../http/context.ts';

/** Reads who has asked to join the staff of a facility, the first to ask first. */
export function readApplicants({ tx, params }: PersonContext<typeof call>) {
  return findApplicants(tx, params.id);
}

const SHOWN_MAX = 200;

async function findApplicants(db: Queryable, facilityId: string): Promise<Applicant[]> {
  const rows = await db
    .select({ person: users, askedAt: facilityMembers.createdAt })
    .from(facilityMembers)
    .innerJoin(users, eq(users.id, facilityMembers.userId))
    .where(and(eq(facilityMembers.facilityId, facilityId), eq(facilityMembers.status, 'PENDING')))
    .orderBy(asc(facilityMembers.createdAt), asc(users.id))
    .limit(SHOWN_MAX);
  return rows.map(({ person: { id, firstName, lastName, email }, askedAt }) => ({
    id,
    firstName,
    lastName,
    email,
    dateCreated: askedAt.toISOString(),
  }));
}
