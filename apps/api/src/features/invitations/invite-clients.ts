import type { BodyOf } from '@zampa/contract/call';
import type { inviteClients as call } from '@zampa/contract/invitations/invite-clients';
import type { Invited } from '@zampa/contract/invitations/objects';
import { facilities } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { refusalToChange } from '@zampa/domain/clients/relationship';
import { readEmail, readPhone, type RowError } from '@zampa/domain/invitations/invite';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishClient } from '../../realtime/publish-family.ts';
import {
  addClientRecord,
  findClientRecord,
  type ClientRecord,
  changeRelation,
} from '../clients/public.ts';
import { invitedRows, isWrittenOut } from './invited-rows.ts';
import { openInvitation } from './open-invitation.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';

type Person = BodyOf<typeof call>['users'][number];
type Reach = { readonly email: string | null; readonly phone: string | null };

/**
 * Invites clients: of the own records, or new ones. Whether somebody has an account is told by no answer.
 * Refusals: NOT_FOUND for an id that is no client of this facility, TOO_MANY_REQUESTS.
 */
export async function inviteClients(
  { viewer, tx, query: { facilityId }, body, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<Invited> {
  // Two who invite the same person at once wait for each other here.
  await tx.select().from(facilities).where(eq(facilities.id, facilityId)).for('update');
  const asked = new Set<string>();
  return invitedRows(body.users, async (person) => {
    const { known, reach } = await recognize(tx, facilityId, person);
    if (!reach.email && !reach.phone) return 'INVALID_EMAIL_OR_PHONE';
    const names = [known?.relation.id, reach.email ?? reach.phone].filter(
      (name) => typeof name === 'string',
    );
    if (names.some((name) => asked.has(name))) return 'DUPLICATE';
    for (const name of names) asked.add(name);
    const error = known ? errorOf(known, person) : null;
    if (error) return error;
    if (await isWrittenOut(deps, reach.email)) return 'TOO_MANY_LETTERS';
    await deps.limits.spend(LIMITS.clientInvitations, facilityId);
    const record =
      known ??
      (await withoutPersonIn(tx, 'newcomers', (open) =>
        addClientRecord(open, { ...person, ...reach, facilityId }, now),
      ));
    const words = { inviterId: viewer.userId, message: person.message };
    await invite(deps, { tx, now }, record, { ...reach, ...words });
    return null;
  });
}

/** The facility's own record of this person, and how they are reached. */
async function recognize(tx: Queryable, facilityId: string, person: Person) {
  const typed: Reach = { email: readEmail(person.email), phone: readPhone(person.phone) };
  const known = await findClientRecord(tx, facilityId, { id: person.id, ...typed });
  if (person.id && !known) throw new Refusal('NOT_FOUND');
  const reach = known
    ? { email: typed.email ?? known.user.email, phone: typed.phone ?? known.user.phone }
    : typed;
  return { known, reach };
}

/** Why a known client is not invited; one that was invited before is only when their record is named. */
function errorOf({ relation }: ClientRecord, { id }: Person): RowError | null {
  if (relation.status === 'INVITED') return id ? null : 'ALREADY_INVITED';
  const step = refusalToChange(relation.status, 'INVITED', 'facility');
  return step === null || relation.status === 'REMOVED' ? null : 'USER_ALREADY_ASSOCIATED';
}

async function invite(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { relation, user }: ClientRecord,
  letter: Reach & { readonly inviterId: string; readonly message: string },
): Promise<void> {
  await tx
    .update(invitations)
    .set({ status: 'WITHDRAWN', updatedAt: now })
    .where(and(eq(invitations.relationId, relation.id), eq(invitations.status, 'OPEN')));
  await changeRelation(tx, relation, 'INVITED', now);
  const { facilityId } = relation;
  const { firstName, lastName } = user;
  const invitation = { facilityId, kind: 'CLIENT' as const, relationId: relation.id, ...letter };
  await openInvitation(deps, tx, { ...invitation, firstName, lastName }, now);
  publishClient(deps, tx, facilityId, relation.familyId);
}
